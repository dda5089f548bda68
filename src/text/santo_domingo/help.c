/* Help on the game and on each card, in the project's own words: enough to play by. */
#include "text/santo_domingo/words.h"

const text_topic sd_text_topics[] = {
    {.word = "rules",
     .title = N_("Rules"),
     .body =
         N_("You are after victory points (VP) in the port of Santo Domingo. The board has "
            "three rows: VP to be won, goods to be shipped, and the trader's rates. Every "
            "round all three markers advance, so the board fills up until somebody takes from "
            "it.\n"
            "\n"
            "Then everybody secretly plays one of eight cards (two cards with 2 or 3 players). "
            "All are revealed together and take effect from 1, Captain, to 8, Beggar. Those "
            "who played the same card share: think about what the others want. Played cards "
            "are gone until you play your Beggar, which takes them all back into your hand.\n"
            "\n"
            "You can store 15 goods; the Trader turns them into VP. When somebody reaches the "
            "goal, the round is finished, goods that are left bring 1 VP for 3, and most VP "
            "win. Ties: more goods left, then more cards in hand, then the victory is shared.")},
    {.word = "setup",
     .title = N_("Set-up"),
     .body = N_("2 to 6 players. Everybody starts with all eight cards in hand, no VP, and as many "
                "goods as there are players. The three rows have spaces 0 to 15; all markers start "
                "on space 1.\n"
                "\n"
                "The goal is usually 30 VP; 2 or 3 players can choose a longer game to 45 VP. The "
                "winter side of the board has worse rates for traders and is otherwise the same. "
                "In a game from memory nobody sees which cards the others have played in earlier "
                "rounds.")},
    {.word = "round",
     .title = N_("A round"),
     .body = N_("Supply: each of the three markers advances, never past 15. With 2 players it goes "
                "3 spaces, with 3 players 5, with 4 players 3, with 5 players 4, with 6 players "
                "5.\n"
                "\n"
                "Choice: everybody secretly picks cards from hand, two different ones with 2 or 3 "
                "players, one with 4 to 6. A choice is final. Then all are revealed together.\n"
                "\n"
                "The cards take effect in the order of their numbers, equal ones at the same time. "
                "A row is divided evenly among those who played the same card; what cannot be "
                "divided stays. A full share leaves the row, also where a store has no room for "
                "it. Governor, Customs and Beggar are paid for cards of others, whether those "
                "brought anything or not.\n"
                "\n"
                "At the end of the round the played cards are put away, unless a Beggar has "
                "brought them back into hand.")},
    {.number = 1,
     .word = "captain",
     .title = N_("Captain"),
     .body =
         N_("Card 1. Takes up to 2 VP off the VP row, before all others. When several Captains "
            "are played the row is divided evenly, 2 each at most; what cannot be divided stays. "
            "A Captain pays the Governors of others 4 goods.")},
    {.number = 2,
     .word = "admiral",
     .title = N_("Admiral"),
     .body =
         N_("Card 2. Takes up to 5 VP off the VP row, from what the Captains left. Several "
            "Admirals divide it evenly, 5 each at most. Best when the row is full and you expect "
            "to be alone. An Admiral pays the Governors of others 2 goods.")},
    {.number = 3,
     .word = "governor",
     .title = N_("Governor"),
     .body =
         N_("Card 3. 4 goods for each Captain and 2 goods for each Admiral that others play this "
            "round. The goods do not come from the board, and several Governors do not have to "
            "share. Play it when the VP row tempts the others.")},
    {.number = 4,
     .word = "frigate",
     .title = N_("Frigate"),
     .body = N_("Card 4. Takes up to 3 goods off the goods row, before the Galleons. Several "
                "Frigates divide it evenly, 3 each at most. A Frigate pays the Customs of others 3 "
                "VP.")},
    {.number = 5,
     .word = "galleon",
     .title = N_("Galleon"),
     .body = N_("Card 5. Takes everything the Frigates left on the goods row; several Galleons "
                "divide it evenly. What you cannot store above 15 is lost. A Galleon pays the "
                "Customs of others 1 VP.")},
    {.number = 6,
     .word = "customs",
     .title = N_("Customs"),
     .body =
         N_("Card 6. 3 VP for each Frigate and 1 VP for each Galleon that others play this "
            "round. The VP do not come from the board, and several Customs do not have to share.")},
    {.number = 7,
     .word = "trader",
     .title = N_("Trader"),
     .body = N_("Card 7. Turns goods into VP. A rate of 3:2 means 2 VP for 3 goods; the marker's "
                "space and all lower ones are on offer and may be combined. For each Trader beyond "
                "the first the marker goes back 2 spaces, not below 0, before anybody trades. "
                "Whoever has most VP trades first; ties go by seats. After trading the marker goes "
                "to 0, also when nobody bought anything: the longer nobody trades, the better the "
                "rate. A Trader pays the Beggars of others 2 goods.")},
    {.number = 8,
     .word = "beggar",
     .title = N_("Beggar"),
     .body = N_("Card 8. Goods by the cards left in your hand: 4 for an empty hand, 3 for one or "
                "two cards, 2 for three or four, 1 for five and more; and 2 goods for each Trader "
                "that others play. They do not come from the board, and nobody has to share. Then "
                "all your played cards, the Beggar too, come back into your hand.")},
    {.word = "rates",
     .title = N_("Rates"),
     .body = N_("A rate of 3:1 means 1 VP for 3 goods. The standard side of the board usually has "
                "3:1 on spaces 0 to 3, 2:1 on 4 to 7, 3:2 on 8 to 11 and 1:1 on 12 to 15; the "
                "winter side has 4:1, 3:1, 2:1 and 3:2 there. These numbers are a reconstruction "
                "of the printed board. An edition may have others; the trader row shows those of "
                "your game.\n"
                "\n"
                "The rate at the marker and all rates on lower spaces are on offer. They may be "
                "combined, and each may be used any number of times. You choose how many VP you "
                "buy and pay the fewest goods that the rates allow. These VP do not come from the "
                "board.")},
    {.word = "end",
     .title = N_("End of the game"),
     .body = N_("The game ends after a round in which somebody has reached the goal. Then the "
                "goods of everybody turn into VP by themselves, 3 goods into 1 VP on both sides of "
                "the board, rounded down. Most VP win; ties: more goods left over, then more cards "
                "in hand, then the victory is shared. After 100 rounds the game ends too.")},
    {.word = NULL},
};
