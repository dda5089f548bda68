# The page in a browser: tests of web/test, on the program.
find_program(CHROMIUM NAMES chromium chromium-browser google-chrome)
# The longest begin first: they are all alone otherwise when the others are done.
function(antilles_web_test name seconds)
    add_test(NAME web/${name} COMMAND ${NODE} --test --test-reporter=tap
        ${PROJECT_SOURCE_DIR}/web/test/${name}.test.mjs)
    set_tests_properties(web/${name} PROPERTIES
        ENVIRONMENT "ANTILLES=$<TARGET_FILE:antilles>;CHROMIUM=${CHROMIUM};${ANTILLES_TEST_ENVIRONMENT}"
        COST ${seconds}
        TIMEOUT 1500)
endfunction()

antilles_web_test(games 90)
antilles_web_test(boards 60)
antilles_web_test(guide 100)
antilles_web_test(tables 120)
antilles_web_test(telling 80)
antilles_web_test(mishaps 80)
antilles_web_test(looks 240)
add_test(NAME web/types COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/web/node_modules/typescript/bin/tsc --noEmit
    --project ${PROJECT_SOURCE_DIR}/web)
