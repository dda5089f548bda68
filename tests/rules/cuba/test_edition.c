/* Edition data: ships, plantations and prices, and what a file must meet. */
#include "table.h"

#include <string.h>

static const char head[] = "edition test\ngame cuba\n";

/* Reads an edition of these lines; gives the line it was refused at, 0 when accepted. */
static uint32_t refused_at(const char *lines)
{
    char text[2048];
    atl_edition edition;
    atl_reason why = {0};
    strcpy(text, head);
    strcat(text, lines);
    atl_edition_default(&edition, &cuba_game);
    if (atl_edition_read(&edition, &cuba_game, text, strlen(text), &why) == ATL_OK)
        return 0;
    assert_non_null(why.message);
    return why.line;
}

static const char products[] = "table product-prices\n1 = 9\n2 = 8\n3 = 6\n4 = 5\n5 = 3\n";
static const char stock[] = "table stock-prices\nasks = 10\npays-product = 2\npays-good = 1\n";

static void test_default_edition_is_a_reconstruction(void **state)
{
    (void)state;
    atl_edition edition;
    atl_edition_default(&edition, &cuba_game);
    assert_true(atl_edition_is_reconstruction(&edition, &cuba_game));
    assert_int_equal(atl_edition_validate(&edition, &cuba_game, NULL, NULL, NULL), ATL_OK);
}

static void test_CU_1_3_prices_of_an_edition_are_used(void **state)
{
    (void)state;
    char text[512];
    strcpy(text, head);
    strcat(text, products);
    strcat(text, "table good-prices\n1 = 8\n2 = 7\n3 = 4\n");
    strcat(text, stock);
    cu_state s = new_game_of(2, "", text);
    assert_int_equal(cu_buying_price(&s, 0), 6);
    assert_int_equal(cu_selling_price(&s, 0), 5);
    assert_int_equal(cu_buying_price(&s, 3), 7);
    assert_int_equal(cu_selling_price(&s, 3), 4);
    s.market[0] = 0;
    s.market[1] = 5;
    s.market[3] = 3;
    assert_int_equal(cu_buying_price(&s, 0), 10);
    assert_int_equal(cu_selling_price(&s, 1), 2);
    assert_int_equal(cu_selling_price(&s, 3), 1);
}

static void test_CU_1_4_ships_of_an_edition_are_used(void **state)
{
    (void)state;
    char text[512];
    strcpy(text, head);
    strcat(text, "table ships\n1-14 = CSTRG\n15 = RRRRR\n");
    cu_state s = new_game_of(2, "", text);
    assert_int_equal(cu_need(cu_card_needs(s.cards[14]), 3), 5);
    for (int m = 0; m < CU_MERCHANDISE; m++)
        assert_int_equal(cu_need(cu_card_needs(s.cards[0]), m), 1);
}

static void test_CU_1_5_plantations_of_an_edition_are_used(void **state)
{
    (void)state;
    char text[512];
    strcpy(text, head);
    strcat(text, "table plantations\n"
                 "common = TSLW/CFMS/MFCT\nblue = SSTT/CCMM/FFLW\nred = WCTF/SMLT/FSCM\n"
                 "yellow = WMSC/TFCM/SLFT\ngreen = WFCS/MTSF/CLMT\npurple = WLTS/CMFT/SFCM\n");
    cu_state s = new_game_of(2, "", text);
    assert_int_equal(s.seats[0].warehouse, D3); /* the warehouse may be anywhere */
    assert_int_equal(s.seats[0].piece, D3);
    assert_int_equal(s.seats[0].open[CU_SUGAR], 3);
    s = new_game_of(2, "plantations=common", text);
    assert_int_equal(s.seats[1].warehouse, D1);
}

static void test_bad_ships_are_refused(void **state)
{
    (void)state;
    assert_int_equal(refused_at("table ships\n1-15 = CCSTX\n"), 4);
    assert_int_equal(refused_at("table ships\n1-14 = CCSTR\n15 = CCST\n"), 5);
    assert_int_equal(refused_at("table ships\n1-15 = CCSTRG\n"), 4);
    assert_int_equal(refused_at("table ships\n1-14 = CCSTR\n"), 3); /* one is missing */
    assert_int_equal(refused_at("table ships\n0-14 = CCSTR\n"), 4);
    assert_int_equal(refused_at("table ships\n1-15 = CCSTR\n"), 0);
}

static void test_bad_plantations_are_refused(void **state)
{
    static const char rest[] = "red = WCTF/SMLT/FSCM\nyellow = WMSC/TFCM/SLFT\n"
                               "green = WFCS/MTSF/CLMT\npurple = WLTS/CMFT/SFCM\n"
                               "common = WTSL/CFMS/MFCT\n";
    static const char *const blue[] = {
        "WWTS/TMFC/FMSC", /* two warehouses, no lake */
        "WLTS/TMFC/FMSS", /* three sugar, one citrus */
        "WLTS/TMFC/FMS",  /* eleven fields */
        "WLTSTMFCFMSCC",  /* thirteen */
    };
    (void)state;
    for (size_t i = 0; i < sizeof blue / sizeof *blue; i++) {
        char lines[512] = "table plantations\nblue = ";
        strcat(lines, blue[i]);
        strcat(lines, "\n");
        strcat(lines, rest);
        assert_int_equal(refused_at(lines), 4);
    }
}

static void test_prices_must_descend(void **state)
{
    (void)state;
    assert_int_equal(refused_at("table product-prices\n1 = 6\n2 = 5\n3 = 5\n4 = 3\n5 = 2\n"), 6);
    assert_int_equal(refused_at("table good-prices\n1 = 5\n2 = 6\n3 = 4\n"), 5);
    assert_int_equal(refused_at("table product-prices\n1 = 21\n2 = 5\n3 = 4\n4 = 3\n5 = 2\n"), 4);
    assert_int_equal(refused_at("table product-prices\n1 = 6\n2 = 5\n3 = 4\n4 = 3\n5 = 0\n"), 8);
}

/* What the stock asks and pays; the file's own line is named, whichever table it is. */
static void test_stock_must_ask_more_and_pay_less(void **state)
{
    (void)state;
    assert_int_equal(refused_at("table stock-prices\nasks = 6\npays-product = 1\npays-good = 3\n"),
                     4);
    assert_int_equal(refused_at("table stock-prices\nasks = 7\npays-product = 2\npays-good = 3\n"),
                     5);
    assert_int_equal(refused_at("table stock-prices\nasks = 7\npays-product = 1\npays-good = 4\n"),
                     6);
    assert_int_equal(refused_at(products), 4); /* 9 is above 7 */
    assert_int_equal(refused_at("table good-prices\n1 = 5\n2 = 4\n3 = 3\n"), 6);
    char both[512];
    strcpy(both, products);
    strcat(both, stock);
    assert_int_equal(refused_at(both), 0);
}

static void test_an_edition_in_memory_is_checked_by_setup(void **state)
{
    (void)state;
    cu_state s;
    atl_setup setup;
    atl_reason why = {0};
    uint8_t prices[] = {2, 3, 4, 5, 6};
    atl_setup_default(&setup, &cuba_game, 3);
    atl_edition_override(&setup.edition, &cuba_game, CU_TABLE_PRODUCT_PRICES, prices);
    assert_int_equal(cuba_game.setup(&s, &setup, NULL, &why), ATL_INVALID);
    assert_non_null(why.message);
}

int main(void)
{
    const struct CMUnitTest tests[] = {
        cmocka_unit_test(test_default_edition_is_a_reconstruction),
        cmocka_unit_test(test_CU_1_3_prices_of_an_edition_are_used),
        cmocka_unit_test(test_CU_1_4_ships_of_an_edition_are_used),
        cmocka_unit_test(test_CU_1_5_plantations_of_an_edition_are_used),
        cmocka_unit_test(test_bad_ships_are_refused),
        cmocka_unit_test(test_bad_plantations_are_refused),
        cmocka_unit_test(test_prices_must_descend),
        cmocka_unit_test(test_stock_must_ask_more_and_pay_less),
        cmocka_unit_test(test_an_edition_in_memory_is_checked_by_setup),
    };
    return cmocka_run_group_tests(tests, NULL, NULL);
}
