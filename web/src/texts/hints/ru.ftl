# What hints and bots asked for their reasons say in Russian.

## The dial

hints = Подсказки
dial-off = Выключены
dial-warn = Об ошибках
dial-name = Ходы
dial-explain = С объяснением
about-off = Играете без подсказок.
about-warn = Переспросим, если ход сильно снижает ваш шанс на победу.
about-name = В ваш ход покажем до трёх хороших вариантов и шанс на победу с каждым.
about-explain = Покажем варианты и объясним их числами.
hints-announced = Об этом узнает весь стол.
hints-agreed-off = За этим столом договорились играть без подсказок.
dial-told =
    { $dial ->
        [warn] { $name } играет с подсказками: предупреждения об ошибках.
        [name] { $name } играет с подсказками: варианты ходов.
        [explain] { $name } играет с подсказками: варианты ходов с объяснением.
       *[off] { $name } играет без подсказок.
    }

## Candidates

hints-thinking = Прикидываем варианты…
hints-none = Подсказать сейчас нечего.
hint-chance = { $percent } %
hint-to-win = — шанс на победу
hint-best = К концу игры в среднем { $lead }.
hint-close = Примерно наравне с первым, к концу игры { $lead }.
hint-behind =
    { $cost ->
        [one] Слабее на { $cost } процентный пункт, к концу игры { $lead }.
        [few] Слабее на { $cost } процентных пункта, к концу игры { $lead }.
       *[many] Слабее на { $cost } процентных пунктов, к концу игры { $lead }.
    }
hint-games =
    { $games ->
        [one] По { $games } воображаемой партии на каждый ход.
       *[many] По { $games } воображаемых партий на каждый ход.
    }
lead =
    { $side ->
        [ahead] впереди на { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
        [behind] позади на { $points } { $points ->
            [one] очко
            [few] очка
           *[many] очков
        }
       *[even] вровень с лучшим соперником
    }

## A blunder

blunder-checking = Проверяем ход…
play-at-once = Сыграть сразу
blunder =
    { $cost ->
        [one] «{ $move }» снизит шанс на победу примерно на { $cost } процентный пункт. Точно так?
        [few] «{ $move }» снизит шанс на победу примерно на { $cost } процентных пункта. Точно так?
       *[many] «{ $move }» снизит шанс на победу примерно на { $cost } процентных пунктов. Точно так?
    }
play-anyway = Всё равно сыграть
think-again = Подумать ещё

## Why a bot moved so

ask-why = Почему такой ход?
why-thinking = { $name } вспоминает…
why-nobody = Тут никто не решал: так велят правила.
why-newcomer-only = Других ходов не было, а шанс у меня, кажется, { $wins } %.
why-newcomer-clear = Кажется, так лучше всего: { $wins } % против { $others } % у «{ $other }».
why-newcomer-close = Трудно сказать: { $wins } % так и { $others } %, если «{ $other }», — почти жребий.
why-newcomer-losing = Тут что ни делай, всё плохо: { $wins } % так и { $others } %, если «{ $other }».
why-newcomer-worse = Ой, похоже, это промах: { $wins } %, а «{ $other }» — это { $others } %.
why-club-only = Ход был один, с ним шанс на победу { $wins } %.
why-club-clear = С этим ходом шанс на победу { $wins } %. Ближайшая замена, «{ $other }», даёт { $others } %.
why-club-close = Два хода почти равны: { $wins } % у этого и { $others } % у «{ $other }». К концу игры жду, что буду { $lead }.
why-club-losing = Положение тяжёлое: с этим ходом { $wins } %, и «{ $other }» не спасает — { $others } %.
why-club-worse = Теперь вижу, что «{ $other }» сильнее: { $others } % против { $wins } %.
why-master-only = Выбора не было: единственный ход, шанс на победу { $wins } %.
why-master-clear = «{ $move }» — это { $wins } % на победу, к концу игры в среднем { $lead }. Второй по силе ход, «{ $other }», оставляет { $others } % (к концу { $other_lead }), то есть обошёлся бы в { $cost } п. п. Просчитано партий: { $games }, погрешность разницы — { $doubt } п. п., так что выбор ясен.
why-master-close = «{ $move }» и «{ $other }» почти равны: { $wins } % и { $others } %. По { $games } партиям разница меньше погрешности в { $doubt } п. п. К концу игры с первым { $lead }, со вторым { $other_lead }.
why-master-losing = Партия почти проиграна: { $wins } % с этим ходом, { $others } % с ходом «{ $other }». К концу игры в среднем { $lead }, просчитано партий: { $games }.
why-master-worse = По { $games } партиям «{ $other }» сильнее: { $others } % против { $wins } %, погрешность { $doubt } п. п. Мой ход стоил { $cost } п. п., к концу игры с ним { $lead }, а было бы { $other_lead }.
