# За що рядки запису: по одному повідомленню на кожну причину, score-REASON.

score-tricks = Замовлені та взяті взятки
score-overtricks = Зайві взятки
score-undertricks = Недобрані взятки
score-small-slam = Малий шолом
score-grand-slam = Великий шолом
score-insult = Контракт під контрою виконано
score-honours = Онери
score-part-score = Частковий запис
score-game = Гейм
score-rubber = Робер
score-unfinished-game = Єдиний гейм незакінченого робера
score-unfinished-part-score = Єдиний частковий запис незакінченого гейму
score-last-part-score = Частковий запис після четвертої здачі
