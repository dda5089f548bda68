# The page in a browser: tests of web/test, on the program.
find_program(CHROMIUM NAMES chromium chromium-browser google-chrome)
function(antilles_web_test name seconds)
    add_test(NAME web/${name} COMMAND ${NODE} --test --test-reporter=tap
        ${PROJECT_SOURCE_DIR}/web/test/${name}.test.mjs)
    set_tests_properties(web/${name} PROPERTIES
        ENVIRONMENT "ANTILLES=$<TARGET_FILE:antilles>;CHROMIUM=${CHROMIUM};${ANTILLES_TEST_ENVIRONMENT}"
        PROCESSORS 2
        TIMEOUT ${seconds})
endfunction()

antilles_web_test(games 1500)
antilles_web_test(boards 900)
antilles_web_test(guide 900)
antilles_web_test(tables 900)
antilles_web_test(telling 900)
antilles_web_test(looks 1500)
add_test(NAME web/types COMMAND ${NODE} ${PROJECT_SOURCE_DIR}/web/node_modules/typescript/bin/tsc --noEmit
    --project ${PROJECT_SOURCE_DIR}/web)
