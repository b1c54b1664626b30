### Що стоїть на графіках і в таблицях статистики.
###
### $boards: скільки здач; $mean: вже написане число; $side: літери лінії

statistics-title =
    { $boards ->
        [one] { $boards } здача
        [few] { $boards } здачі
       *[many] { $boards } здач
    }
statistics-hands-of = { $boards }, руки { $seats }
statistics-hcp = Очки (PC)
statistics-controls = Контролі
statistics-losers = Втрати
statistics-shapes = Розклади рук
statistics-makes = Взятки { $side } за відкритих рук
statistics-share = Частка рук, %
statistics-tricks = Взятки; у клітинках частка здач, %
statistics-mean = у середньому { $mean }
statistics-the-mean = середнє
statistics-expected = за випадкової здачі
