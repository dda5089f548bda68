/* Help on the game, its Cubans and its buildings, in the project's own words: enough to
 * play by. */
#include "text/santiago/words.h"

const text_topic sc_text_topics[] = {
    {.word = "rules",
     .title = N_("Rules"),
     .body =
         N_("You are a broker in the port of Santiago. Seven ships come one after another; "
            "what they want is rolled with dice. Get the goods from the people of the town, "
            "bring them to the port while the price is good, and collect the most victory "
            "points (VP).\n"
            "\n"
            "All players share one car that drives round a street of ten stops: the port and "
            "nine Cubans. In your turn you must drive it on; the next stop is free, every "
            "further one costs 1 peso. The Cuban you stop at gives you something, and the "
            "flower on his or her tile says in which district your piece then goes to a "
            "building: one that nobody stands on, and not the one where it is already. You may "
            "use the building.\n"
            "\n"
            "Stopping at the port starts a delivery round for everybody. Each unit brings 2, 3 "
            "or 4 VP, as the flag says. When the car passes the port without stopping, or a "
            "round ends with demand left, the marker goes one flag on; when it comes from 4 to "
            "the chequered flag, the ship departs. So does a ship that wants nothing any more. "
            "When the 7th ship departs the game is over at once; 3 goods left over are 1 VP, "
            "pesos nothing. Ties: more goods left, then more pesos, then the victory is shared.")},
    {.word = "setup",
     .title = N_("Set-up"),
     .body = N_("2 to 4 players. The twelve buildings are shuffled over four districts of three, "
                "one for each flower: yellow, blue, red, white. The nine Cubans are shuffled over "
                "the stops of the street. The car starts at the port, ship 1 lies there, and the "
                "marker stands on flag 2.\n"
                "\n"
                "Everybody has 3 pesos, 2 VP, 1 sugar, 1 citrus, 1 tobacco, three markers for "
                "buildings, and a piece that is not on the board yet. Of each of the six goods "
                "there are 8, with players or in the supply; when it holds less than you would "
                "get, you get what is there. Pesos and VP never run out.\n"
                "\n"
                "Who begins is drawn. Whoever comes last in the order of turns rolls the dice for "
                "the first ship and leaves one out.\n"
                "\n"
                "With screens nobody sees the goods, pesos and VP of the others. With the house "
                "rules of the manual everybody delivers only once in a delivery round, and Miguel "
                "gives 2 wood or 1 VP.")},
    {.word = "drive",
     .title = N_("Drive"),
     .body =
         N_("1 to 10 stops, clockwise; ten is a full lap back to where the car stands. The next "
            "stop is free, every further one costs 1 peso, paid in advance. Each time the car "
            "passes the port without stopping there, the value marker moves one flag to the "
            "right."),
     .drawing = N_("In the drawing the stop with the car is in brackets.")},
    {.word = "buildings",
     .title = N_("Flowers and buildings"),
     .body = N_("After an active Cuban with a flower your piece must go to one of the three "
                "buildings of that flower: not where another piece stands, and not where it stands "
                "itself. You may use that building. If none of the three is free for you, the "
                "piece stays, and you may use the building where it stands, if it stands on one.\n"
                "\n"
                "After a Cuban without a flower the piece stays, and you may use its building "
                "again. After the port or an inactive Cuban it stays, and you use no building. If "
                "your piece stands on a building of another player at the end of your turn, that "
                "player gains 1 VP.\n"
                "\n"
                "Usually Pedro and Alonso have white flowers, Miguel and Pablo blue, José and "
                "Martinez yellow, Maria and Conchita red, El Zorro none. Those of Maria, Martinez "
                "and Conchita are a reconstruction of the printed tiles. An edition may have "
                "others; the street shows those of your game.")},
    {.word = "delivery",
     .title = N_("Delivery"),
     .body = N_("Whoever drives to the port begins; then all others in turn, lap after lap. In "
                "each go you deliver one kind of good, 1 up to as many as you have and the ship "
                "wants, or you pass and are out for this round. Each unit brings 2, 3 or 4 VP by "
                "the flag and goes back to the supply. If all have passed and the ship still wants "
                "something, the marker moves one flag to the right. Whoever has nothing to deliver "
                "passes without being asked.\n"
                "\n"
                "Whoever drives to the port uses no building in that turn.")},
    {.word = "wood",
     .title = N_("Wood"),
     .body =
         N_("In a delivery round 1 or more wood may stand in for one wanted good of your choice, "
            "at most as many as are wanted; always 1 VP each, whatever the flag. Never together "
            "with the good itself in one go. Wood comes from Miguel only; the Sawmill turns one "
            "into 1 VP and 1 peso.")},
    {.word = "ships",
     .title = N_("Ships"),
     .body = N_("A ship departs at once when nothing is wanted any more or when the marker reaches "
                "the chequered flag. Then the next ship comes and the marker goes back to 2, but "
                "nothing is wanted until the end of the turn. There the player whose turn it was "
                "rolls five dice, one for each good but wood, and leaves one out: that good will "
                "not be wanted. The other four say how much the ship wants.\n"
                "\n"
                "Dice show 0, 1, 1, 2, 2, 3; the citrus die 0, 1, 2, 2, 3, 4. If all four that "
                "stay show 0, this ship departs at once too, and the same player rolls again."),
     .drawing =
         N_("In the drawing the flag with the marker is in brackets; so are the numbers on the "
            "dice.")},
    {.word = "owner",
     .title = N_("Owner"),
     .body =
         N_("Alonso lets you put one of your three markers on a building that nobody owns. From "
            "then on you gain 1 VP at the end of each turn in which another player's own piece "
            "stands there, whether it moved or not. You can also have Alonso use a building of "
            "yours, wherever your piece is."),
     .drawing =
         N_("In the drawing a disc is a piece and a square an owner, each with the number of the "
            "player.")},
    {.word = "inactive",
     .title = N_("Inactive"),
     .body = N_("The Newspaper makes Cubans inactive, also several at once. Stopping at one of "
                "them brings nothing and no building; what counts is how things are when the car "
                "arrives. As soon as the car has left that stop behind, driving over it or off "
                "from it, the Cuban is active again."),
     .drawing = N_("In the drawing the names of inactive Cubans are in round brackets.")},
    {.word = "end",
     .title = N_("End of the game"),
     .body = N_("The game is over at once when the 7th ship departs, also in the middle of a turn: "
                "nobody gains anything more from Cubans, buildings or visitors. Then the goods of "
                "everybody, wood too, turn into VP by themselves, any 3 into 1 VP, rounded down; "
                "pesos are worth nothing. Most VP win; ties: more goods left over, then more "
                "pesos, then the victory is shared. After 400 turns the game ends too.")},
    {.word = "pedro", .title = "Pedro", .body = N_("The tobacco merchant: 2 tobacco.")},
    {.word = "maria", .title = "Maria", .body = N_("The dancer: 2 VP.")},
    {.word = "jose", .title = "José", .body = N_("The sugar cane farmer: 2 sugar.")},
    {.word = "martinez", .title = "Martinez", .body = N_("The musician: 3 pesos.")},
    {.word = "conchita", .title = "Conchita", .body = N_("The fruit merchant: 2 citrus.")},
    {.word = "miguel",
     .title = "Miguel",
     .body =
         N_("The lumberjack: 2 wood. With the house rules of the manual: 2 wood or 1 VP, as you "
            "like.")},
    {.word = "pablo",
     .title = "Pablo",
     .body = N_("The fence: 1 good of your choice that is in supply, not wood.")},
    {.word = "el-zorro",
     .title = "El Zorro",
     .body = N_("The pickpocket: every other player gives you 1 peso, 1 good (not wood) or 1 VP, "
                "as they choose; whoever has none of these gives nothing. Without a flower your "
                "piece stays, and you may use its building again.")},
    {.word = "alonso",
     .title = "Alonso",
     .body = N_("The lawyer: put one of your three markers on a building that nobody owns, or use "
                "one of your own buildings, even if another piece stands there; or neither.")},
    {.word = "bank", .title = N_("Bank"), .body = N_("2 pesos.")},
    {.word = "church", .title = N_("Church"), .body = N_("1 VP.")},
    {.word = "distillery",
     .title = N_("Distillery"),
     .body = N_("Turns any number of sugar into as many rum, as far as the supply holds.")},
    {.word = "cigar-factory",
     .title = N_("Cigar factory"),
     .body = N_("Turns any number of tobacco into as many cigars, as far as the supply holds.")},
    {.word = "black-market",
     .title = N_("Black market"),
     .body = N_("Turns 1 good into 1 other good that is in supply; wood neither way.")},
    {.word = "sawmill", .title = N_("Sawmill"), .body = N_("Turns 1 wood into 1 VP and 1 peso.")},
    {.word = "cafe",
     .title = N_("Café"),
     .body = N_("Takes 1 rum, 1 cigar or one of each, for 2 VP each.")},
    {.word = "customs",
     .title = N_("Customs office"),
     .body = N_("Sets one die of the ship to 0. If it was the last one wanted, the ship departs.")},
    {.word = "casino",
     .title = N_("Casino"),
     .body = N_(
         "3 pesos into 1 VP, or 1 VP into 3 pesos: one direction a visit, any number of times.")},
    {.word = "harbourmaster",
     .title = N_("Harbourmaster"),
     .body = N_("Moves the value marker one flag to the right, or to the left but not below 2. To "
                "the right of 4 the ship departs.")},
    {.word = "office",
     .title = N_("Office"),
     .body = N_("Delivers 1 wanted good (not wood) to the ship for exactly 2 VP.")},
    {.word = "newspaper",
     .title = N_("Newspaper"),
     .body = N_("1 peso; and you may make one Cuban inactive until the car has left that stop "
                "behind, also the one where the car is now.")},
    {.word = NULL},
};
