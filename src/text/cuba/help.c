/* Help on the game, in the project's own words: enough to play by. */
#include "text/cuba/words.h"

const text_topic cu_text_topics[] = {
    {.word = "rules",
     .title = N_("Rules"),
     .body =
         N_("You run a village in Cuba before the revolution and are after victory points (VP). "
            "The game has six rounds. In each of them four bills are turned up, everybody plays "
            "four of five characters, one after another, and the fifth goes to parliament: "
            "whoever has most votes there passes two of the bills. Then the acts in force work: "
            "taxes, duties, subsidies and others.\n"
            "\n"
            "VP come from loading ships, from using buildings, from paying tax and duty, from "
            "subsidies, and at the end from every building (2 VP). Most VP win; ties: more "
            "pesos, then shared.\n"
            "\n"
            "Resources are wood, stone and water. Products are citrus, sugar and tobacco. Goods "
            "are rum and cigars. Products and goods are merchandise. At the end of a round "
            "products in your lot are lost; those in the warehouse stay, and so do resources and "
            "goods.")},
    {.word = "setup",
     .title = N_("Set-up"),
     .body = N_("2 to 5 players. Everybody has 10 pesos, no VP, five characters, and a plantation "
                "with the own piece on its warehouse. Who begins is drawn; from there on everybody "
                "takes 2 resources and 2 products of choice.\n"
                "\n"
                "On the market lie 3 of each product and 2 rum and 2 cigars, on the dearest "
                "spaces. Of the 15 ships one is in dock 1, one in dock 2 and one at sea; dock 3 is "
                "empty. Two acts are in force already: a tax of 2 pesos and a duty of 1 citrus.\n"
                "\n"
                "There are 15 wood, stone, water, rum and cigars each, and 18 of each product. "
                "What is not with players, on the market or aboard is the stock; from an empty "
                "stock nobody gets anything. Pesos and VP never run out.\n"
                "\n"
                "The plantations are different ones or the same for everybody, as you like. They "
                "and the ships are a reconstruction of the printed ones; an edition may have "
                "others.")},
    {.word = "round",
     .title = N_("A round"),
     .body = N_("Bills: the top card of each of the four piles is turned up, one tax, one duty, "
                "one subsidy and one other bill.\n"
                "\n"
                "Characters: from the starting player on everybody plays one and carries it out, "
                "four times round. The fifth stays in hand. Then whoever played the fourth "
                "character with most votes is starting player, at once; of several, the one who "
                "played it last.\n"
                "\n"
                "Parliament passes two bills. Then the acts work.\n"
                "\n"
                "End of the round: products in the lots go back to the stock, full ships leave, in "
                "rounds 2 to 5 also the ship in dock 3. What only the first get from Tradeswoman, "
                "Architect and Mayor is there again.")},
    {.number = 1,
     .word = "worker",
     .title = N_("Worker"),
     .body = N_("1 vote. Move your piece to any field, or leave it. The six fields of its row and "
                "column are activated: every open resource field gives its resource, two of the "
                "product fields of your choice give their product, all if there are not more. For "
                "each water you give up, one more of them gives its product, also for water just "
                "received. No field gives twice. Fields under buildings and the warehouse give "
                "nothing.")},
    {.number = 2,
     .word = "tradeswoman",
     .title = N_("Tradeswoman"),
     .body = N_("2 votes. Buy and sell as much merchandise as you like, in any order. You buy the "
                "piece on the cheapest occupied space and sell into the dearest free one. When a "
                "row is empty the stock sells, usually at 7; when it is full the stock pays, "
                "usually 1 for a product and 3 for rum or cigars. What you bought you cannot sell "
                "in the same turn, and the reverse. Instead of trading you may take 1 resource, or "
                "1 product of the lowest price; each of the two only once a round among all "
                "players. Or do nothing.")},
    {.number = 3,
     .word = "architect",
     .title = N_("Architect"),
     .body = N_("3 votes. Build one of the buildings that are left, paying wood, stone and water, "
                "on any field but the warehouse and other buildings, also under your own piece. "
                "The field under it is gone. Or do not build: the first to do so in a round gains "
                "2 VP, the second 1, others nothing.")},
    {.number = 4,
     .word = "foreman",
     .title = N_("Foreman"),
     .body = N_("4 votes. Use all your buildings in the row and column of your piece, in any "
                "order, also the one under it, or any one of your buildings. The printed warehouse "
                "counts too: it stores all products you have at that moment. You need not use what "
                "you do not want to.")},
    {.number = 5,
     .word = "mayor",
     .title = N_("Mayor"),
     .body = N_("5 votes. Load one ship in a dock with as many pieces as you want and it has "
                "spaces for; each brings 1, 2 or 3 VP by its dock. Or do not load: the first to do "
                "so in a round gains 4 pesos, the second 2, others nothing.")},
    {.word = "plantation",
     .title = N_("Plantation"),
     .body = N_("Twelve fields in four columns, a to d, and three rows, 1 to 3: b2 is the second "
                "field of the second row. Two forests give wood, two mountains stone, a lake "
                "water; two fields each give citrus, sugar and tobacco, and one is the printed "
                "warehouse. Your piece stands on a field: the Worker moves it and activates its "
                "row and column, and the Foreman uses the buildings there. A building covers a "
                "field, which gives nothing from then on.\n"
                "\n"
                "What you get lies in your lot. Products in the lot are lost at the end of the "
                "round; a warehouse, when used, stores those you have at that moment. What you "
                "spend comes from the lot first."),
     .drawing =
         N_("In the drawing your piece is in brackets. Small letters are open fields: lak lake, "
            "mou mountain, fst forest, cit citrus, sug sugar, tob tobacco. WAR is the printed "
            "warehouse. Other capitals are buildings: h with their letters tells about them.")},
    {.word = "market",
     .title = N_("Market"),
     .body = N_("Each merchandise has a row of spaces with prices, usually 6, 5, 4, 3, 2 for "
                "products and 6, 5, 4 for rum and cigars; pieces fill the dear ones first. You buy "
                "from the cheapest space with a piece and sell into the dearest one that is free, "
                "so purchases make a merchandise dearer and sales make it cheaper. When a row is "
                "empty you buy from the stock, usually at 7; when it is full you sell to the "
                "stock, usually at 1 for products and 3 for rum and cigars. The prices are a "
                "reconstruction of the printed ones; an edition may have others."),
     .drawing =
         N_("In the drawing brackets are spaces with a piece. Beside them stand what a piece "
            "costs now, what one brings, and how many are left in stock.")},
    {.word = "harbour",
     .title = N_("Harbour"),
     .body =
         N_("Ships come from the pile to sea, then to docks 1, 2 and 3. Each has five spaces "
            "for given merchandise, and each piece aboard brings 1, 2 or 3 VP by the dock. The "
            "ship at sea cannot be loaded. At the end of a round full ships leave, in rounds 2 "
            "to 5 also the ship in dock 3, whatever it has aboard. Then the ships behind a gap "
            "move up until every dock and the sea have one. A ship that left goes below the "
            "pile, and its load to the stock. With the Harbour Act a full ship leaves at once."),
     .drawing =
         N_("In the drawing spaces have the first letters of their merchandise; brackets are "
            "pieces aboard.")},
    {.word = "parliament",
     .title = N_("Parliament"),
     .body = N_("Your votes are those of the card left in hand, 2 more for a Town Hall used this "
                "round, and as many as you buy: all bid secretly, 1 peso for a vote, and every bid "
                "is paid, won or lost. On a tie those concerned bid once more, and votes add up; "
                "then the first of them from the starting player on wins. With the Corruption Act "
                "nobody bids.\n"
                "\n"
                "The winner passes exactly two of the bills; each replaces the act of its type. "
                "The other bills and the acts that were replaced leave the game. A Church can "
                "remove a bill before.\n"
                "\n"
                "With a secret parliament everybody sets a character aside face down at the "
                "beginning of the round; it is turned up before the bids.")},
    {.word = "statutes",
     .title = N_("Acts"),
     .body = N_("Acts work in every round until they are replaced, in this order, each once round "
                "the table from the starting player on. The printed warehouse does not count as a "
                "building for them.\n"
                "\n"
                "Tax: 1, 2, 3, 4 or 5 pesos, or 1 peso for each of your buildings. Duty: 1 citrus, "
                "1 sugar, 1 tobacco, 1 water, 2 resources or 2 products of your choice. Nobody has "
                "to; whoever meets one gains 2 VP, whoever meets both 1 VP more. Owing nothing "
                "counts as paid.\n"
                "\n"
                "Subsidy: 1 VP for each of your buildings, for each open resource field, for each "
                "open product field, for each water (7 VP at most), for each vote of the card left "
                "in your hand, or for every 3 pesos (7 VP at most).\n"
                "\n"
                "Other: Market Acts add 2 of each product to the market or remove 2, the cheapest "
                "first. Drought: the Worker's free product fields are 1 instead of 2. Building "
                "Act: building costs 2 pesos more. Harbour Act: full ships leave at once. "
                "Corruption Act: no votes are for sale.")},
    {.word = "end",
     .title = N_("End of the game"),
     .body = N_("The game ends after round 6, in which only full ships leave at the end. Then "
                "every building of yours brings 2 VP; the printed warehouse brings none. Most VP "
                "win; ties: more pesos, then the victory is shared.")},
    {.word = "points",
     .title = N_("Buildings for VP"),
     .body = N_("Cement Factory (1 wood, 2 stone): up to 4 stone, 1 VP each.\n"
                "Saw Mill (2 wood, 1 stone): up to 4 wood, 1 VP each.\n"
                "Golf Course (2 water): up to 4 water, 1 VP each.\n"
                "Monastery (2 wood, 1 stone): up to 2 products, 1 VP each.\n"
                "Rum Café (1 wood, 1 stone, 1 water): up to 3 rum, 2 VP each.\n"
                "Cigar Café (1 wood, 1 stone, 1 water): up to 3 cigars, 2 VP each.\n"
                "Small Branch Office (2 wood, 1 stone): 1 piece aboard a ship.\n"
                "Large Branch Office (2 wood, 2 stone): any number of one merchandise aboard one "
                "ship.\n"
                "Hotel (2 wood, 2 stone, 1 water): 2 VP.\n"
                "Inn (1 wood, 1 stone, 1 water): 1 VP."),
     .drawing =
         N_("In the drawing: CEM Cement Factory, SAW Saw Mill, GLF Golf Course, MON Monastery, "
            "RUC Rum Café, CIC Cigar Café, SBO Small Branch Office, LBO Large Branch Office, HOT "
            "Hotel, INN Inn.")},
    {.word = "income",
     .title = N_("Buildings for pesos and goods"),
     .body = N_("General Store (1 wood, 2 stone): 1 rum or cigar for 6 pesos.\n"
                "Product House (2 wood, 1 stone): 1 product for 4 pesos.\n"
                "Resource House (1 wood, 1 stone, 1 water): up to 2 resources, 2 pesos each.\n"
                "Small Bank (1 wood, 1 stone): 2 pesos.\n"
                "Large Bank (2 wood, 3 stone): 4 pesos.\n"
                "Cigar Factory, two of them (2 wood, 2 stone): any number of tobacco into cigars.\n"
                "Distillery, two of them (2 wood, 2 stone): any number of sugar into rum.\n"
                "Black Market (3 wood, 2 stone): 1 product into 1 rum or cigar, or the reverse."),
     .drawing =
         N_("In the drawing: GEN General Store, PRO Product House, RES Resource House, SBK Small "
            "Bank, LBK Large Bank, CFA Cigar Factory, DIS Distillery, BLA Black Market.")},
    {.word = "power",
     .title = N_("Buildings for power"),
     .body =
         N_("Church (2 wood, 2 stone): removes one bill, not of the type you removed in the "
            "round before.\n"
            "Town Hall (1 wood, 1 stone): 2 more votes in this round's parliament.\n"
            "Dam (2 stone): 2 water.\n"
            "Lighthouse (1 wood, 1 stone): exchanges the ship at sea for any of the pile, which "
            "is then shuffled.\n"
            "Warehouse (2 wood): stores all products you have, like the printed one."),
     .drawing =
         N_("In the drawing: CHU Church, TOW Town Hall, DAM Dam, LIG Lighthouse, WHS Warehouse; "
            "WAR is the printed warehouse.")},
    {.word = "cement-factory",
     .title = N_("Cement Factory"),
     .body = N_("Costs 1 wood, 2 stone. When used: up to 4 stone for 1 VP each."),
     .codes = {N_("CEM")}},
    {.word = "saw-mill",
     .title = N_("Saw Mill"),
     .body = N_("Costs 2 wood, 1 stone. When used: up to 4 wood for 1 VP each."),
     .codes = {N_("SAW")}},
    {.word = "golf-course",
     .title = N_("Golf Course"),
     .body = N_("Costs 2 water. When used: up to 4 water for 1 VP each."),
     .codes = {N_("GLF")}},
    {.word = "monastery",
     .title = N_("Monastery"),
     .body = N_("Costs 2 wood, 1 stone. When used: up to 2 products of any kind for 1 VP each."),
     .codes = {N_("MON")}},
    {.word = "rum-cafe",
     .title = N_("Rum Café"),
     .body = N_("Costs 1 wood, 1 stone, 1 water. When used: up to 3 rum for 2 VP each. Goes well "
                "with a Distillery."),
     .codes = {N_("RUC")}},
    {.word = "cigar-cafe",
     .title = N_("Cigar Café"),
     .body =
         N_("Costs 1 wood, 1 stone, 1 water. When used: up to 3 cigars for 2 VP each. Goes well "
            "with a Cigar Factory."),
     .codes = {N_("CIC")}},
    {.word = "small-branch-office",
     .title = N_("Small Branch Office"),
     .body =
         N_("Costs 2 wood, 1 stone. When used: loads 1 piece on a ship in a dock, for the VP of "
            "the dock."),
     .codes = {N_("SBO")}},
    {.word = "large-branch-office",
     .title = N_("Large Branch Office"),
     .body = N_("Costs 2 wood, 2 stone. When used: loads any number of one merchandise on one ship "
                "in a dock, each for the VP of the dock."),
     .codes = {N_("LBO")}},
    {.word = "hotel",
     .title = N_("Hotel"),
     .body = N_("Costs 2 wood, 2 stone, 1 water. When used: 2 VP."),
     .codes = {N_("HOT")}},
    {.word = "inn",
     .title = N_("Inn"),
     .body = N_("Costs 1 wood, 1 stone, 1 water. When used: 1 VP."),
     .codes = {N_("INN")}},
    {.word = "general-store",
     .title = N_("General Store"),
     .body = N_("Costs 1 wood, 2 stone. When used: sells 1 rum or cigar for 6 pesos."),
     .codes = {N_("GEN")}},
    {.word = "product-house",
     .title = N_("Product House"),
     .body = N_("Costs 2 wood, 1 stone. When used: sells 1 product for 4 pesos."),
     .codes = {N_("PRO")}},
    {.word = "resource-house",
     .title = N_("Resource House"),
     .body =
         N_("Costs 1 wood, 1 stone, 1 water. When used: sells up to 2 resources for 2 pesos each."),
     .codes = {N_("RES")}},
    {.word = "small-bank",
     .title = N_("Small Bank"),
     .body = N_("Costs 1 wood, 1 stone. When used: 2 pesos."),
     .codes = {N_("SBK")}},
    {.word = "large-bank",
     .title = N_("Large Bank"),
     .body = N_("Costs 2 wood, 3 stone. When used: 4 pesos."),
     .codes = {N_("LBK")}},
    {.word = "cigar-factory",
     .title = N_("Cigar Factory"),
     .body =
         N_("Costs 2 wood, 2 stone. When used: turns any number of tobacco into as many cigars, "
            "as far as the stock has them. There are two of these."),
     .codes = {N_("CFA")}},
    {.word = "distillery",
     .title = N_("Distillery"),
     .body = N_("Costs 2 wood, 2 stone. When used: turns any number of sugar into as much rum, as "
                "far as the stock has it. There are two of these."),
     .codes = {N_("DIS")}},
    {.word = "black-market",
     .title = N_("Black Market"),
     .body =
         N_("Costs 3 wood, 2 stone. When used: turns 1 product into 1 rum or cigar, or 1 rum or "
            "cigar into 1 product, of your choice."),
     .codes = {N_("BLA")}},
    {.word = "church",
     .title = N_("Church"),
     .body = N_("Costs 2 wood, 2 stone. When used: removes one bill at once; not of the type you "
                "removed in the round before."),
     .codes = {N_("CHU")}},
    {.word = "town-hall",
     .title = N_("Town Hall"),
     .body = N_("Costs 1 wood, 1 stone. When used: 2 more votes in the parliament of this round."),
     .codes = {N_("TOW")}},
    {.word = "dam",
     .title = N_("Dam"),
     .body = N_("Costs 2 stone. When used: 2 water."),
     .codes = {N_("DAM")}},
    {.word = "lighthouse",
     .title = N_("Lighthouse"),
     .body = N_("Costs 1 wood, 1 stone. When used: exchanges the ship at sea for any ship of the "
                "pile; then the pile is shuffled."),
     .codes = {N_("LIG")}},
    {.word = "warehouse",
     .title = N_("Warehouse"),
     .body = N_("Costs 2 wood. When used: stores all products you have at that moment, as the "
                "printed one does."),
     .codes = {N_("WHS"), N_("WAR")}},
    {.word = NULL},
};
