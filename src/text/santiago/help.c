/* Help on the game, its Cubans and its buildings, in the project's own words. */
#include "text/santiago/words.h"

const text_topic sc_text_topics[] = {
    {0, "rules", N_("Rules"),
     N_("You are a broker in the port of Santiago. Seven ships come one after another; what they "
        "want is rolled with dice. Get the goods from the people of the town, bring them to the "
        "port while the price is good, and collect the most victory points (VP).\n"
        "\n"
        "All players share one car that drives round a street of ten stops: the port and nine "
        "Cubans. In your turn you must drive it on; the next stop is free, every further one "
        "costs 1 peso. The Cuban you stop at gives you something, and the flower on his or her "
        "tile says in which district your piece then goes to a building: one that nobody "
        "stands on, and not the one where it is already. You may use the building.\n"
        "\n"
        "Stopping at the port starts a delivery round for everybody. Each unit brings 2, 3 or 4 "
        "VP, as the flag says. When the car passes the port without stopping, or a round "
        "ends with demand left, the marker goes one flag on, and after flag 4 the ship "
        "departs. So does a ship that wants nothing any more. When the 7th ship departs the "
        "game is over at once; 3 goods left over are 1 VP, pesos nothing. Ties: more goods "
        "left, then more pesos.")},
    {0, "drive", N_("Drive"),
     N_("1 to 10 stops, clockwise; ten is a full lap back to where the car stands. The next stop "
        "is free, every further one costs 1 peso, paid in advance. Each time the car passes the "
        "port without stopping there, the value marker moves one flag to the right.")},
    {0, "delivery", N_("Delivery"),
     N_("Whoever drives to the port begins; then all others in turn, lap after lap. In each go you "
        "deliver one kind of good, 1 up to as many as you have and the ship wants, or you pass "
        "and are out for this round. Each unit brings 2, 3 or 4 VP by the flag and goes back "
        "to the supply. If all have passed and the ship still wants something, the marker "
        "moves one flag to the right.\n"
        "\n"
        "Whoever drives to the port uses no building in that turn.")},
    {0, "wood", N_("Wood"),
     N_("In a delivery round 1 or more wood may stand in for one wanted good of your choice, at "
        "most as many as are wanted; always 1 VP each, whatever the flag. Never together with "
        "the good itself in one go. Wood comes from Miguel only; the Sawmill turns one into "
        "1 VP and 1 peso.")},
    {0, "ships", N_("Ships"),
     N_("A ship departs at once when nothing is wanted any more or the marker reaches the "
        "chequered flag. The marker goes back to 2, and at the end of the turn the player who "
        "caused the departure rolls five dice and leaves one out: that good will not be wanted. "
        "Dice show 0, 1, 1, 2, 2, 3; the citrus die 0, 1, 2, 2, 3, 4. Until then nothing is "
        "wanted.")},
    {0, "owner", N_("Owner"),
     N_("Alonso lets you put one of your three markers on a building that nobody owns. From then "
        "on you gain 1 VP at the end of each turn in which another player's own piece stands "
        "there, whether it moved or not. You can also have Alonso use a building of yours, "
        "wherever your piece is.")},
    {0, "inactive", N_("inactive"),
     N_("The Newspaper makes Cubans inactive. Stopping at one brings nothing and no building. As "
        "soon as the car has left that stop behind, the Cuban is active again.")},
    {0, "pedro", "Pedro", N_("The tobacco merchant: 2 tobacco.")},
    {0, "maria", "Maria", N_("The dancer: 2 VP.")},
    {0, "jose", "José", N_("The sugar cane farmer: 2 sugar.")},
    {0, "martinez", "Martinez", N_("The musician: 3 pesos.")},
    {0, "conchita", "Conchita", N_("The fruit merchant: 2 citrus.")},
    {0, "miguel", "Miguel",
     N_("The lumberjack: 2 wood. With preset=manual: 2 wood or 1 VP, as you like.")},
    {0, "pablo", "Pablo", N_("The fence: 1 good of your choice that is in supply, not wood.")},
    {0, "el-zorro", "El Zorro",
     N_("The pickpocket: every other player gives you 1 peso, 1 good (not wood) or 1 VP, as they "
        "choose. Without a flower your piece stays, and you may use its building again.")},
    {0, "alonso", "Alonso",
     N_("The lawyer: put one of your three markers on a building that nobody owns, or use one of "
        "your own buildings, even if another piece stands there; or neither.")},
    {0, "bank", N_("Bank"), N_("2 pesos.")},
    {0, "church", N_("Church"), N_("1 VP.")},
    {0, "distillery", N_("Distillery"),
     N_("Turns any number of sugar into as many rum, as far as the supply holds.")},
    {0, "cigar-factory", N_("Cigar factory"),
     N_("Turns any number of tobacco into as many cigars, as far as the supply holds.")},
    {0, "black-market", N_("Black market"),
     N_("Turns 1 good into 1 other good that is in supply; wood neither way.")},
    {0, "sawmill", N_("Sawmill"), N_("Turns 1 wood into 1 VP and 1 peso.")},
    {0, "cafe", N_("Cafe"), N_("Takes 1 rum, 1 cigar or one of each, for 2 VP each.")},
    {0, "customs", N_("Customs office"),
     N_("Sets one die of the ship to 0. If it was the last one wanted, the ship departs.")},
    {0, "casino", N_("Casino"),
     N_("3 pesos into 1 VP, or 1 VP into 3 pesos: one direction a visit, any number of times.")},
    {0, "harbourmaster", N_("Harbourmaster"),
     N_("Moves the value marker one flag to the right, or to the left but not below 2. To the "
        "right of 4 the ship departs.")},
    {0, "office", N_("Office"),
     N_("Delivers 1 wanted good (not wood) to the ship for exactly 2 VP.")},
    {0, "newspaper", N_("Newspaper"),
     N_("1 peso; and you may make one Cuban inactive until the car has left that stop behind, "
        "also the one where the car is now.")},
    {0, NULL, NULL, NULL},
};
