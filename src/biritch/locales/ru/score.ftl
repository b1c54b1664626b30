# За что строки записи: по одному сообщению на каждую причину, score-REASON.

score-tricks = Заказанные и взятые взятки
score-overtricks = Лишние взятки
score-undertricks = Недобранные взятки
score-small-slam = Малый шлем
score-grand-slam = Большой шлем
score-insult = Контракт под контрой выполнен
score-honours = Онёры
score-part-score = Частичная запись
score-game = Гейм
score-rubber = Робер
score-unfinished-game = Единственный гейм незаконченного робера
score-unfinished-part-score = Единственная частичная запись незаконченного гейма
score-last-part-score = Частичная запись после четвёртой сдачи
