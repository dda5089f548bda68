# The page for browsers: npm fetches what builds it (once, and when the lock changes), and
# the files become a C source with their bytes.
if(NOT ANTILLES_WEB)
    set(ANTILLES_WEB_SOURCE src/server/no_pages.c)
    return()
endif()
find_program(NODE NAMES node nodejs REQUIRED)
find_program(NPM npm REQUIRED)
set(web ${PROJECT_SOURCE_DIR}/web)
set(ANTILLES_WEB_SOURCE ${PROJECT_BINARY_DIR}/web_pages.c)
file(GLOB_RECURSE parts CONFIGURE_DEPENDS ${web}/src/*)

add_custom_command(
    OUTPUT ${web}/node_modules/.package-lock.json
    COMMAND ${NPM} ci --ignore-scripts --no-audit --no-fund --loglevel=error
    COMMAND ${CMAKE_COMMAND} -E touch ${web}/node_modules/.package-lock.json
    WORKING_DIRECTORY ${web}
    DEPENDS ${web}/package.json ${web}/package-lock.json
    COMMENT "Fetching what builds the page"
    VERBATIM)
add_custom_command(
    OUTPUT ${ANTILLES_WEB_SOURCE}
    COMMAND ${NODE} build.mjs --out ${PROJECT_BINARY_DIR}/web
    COMMAND ${NODE} embed.mjs ${PROJECT_BINARY_DIR}/web ${ANTILLES_WEB_SOURCE}
    WORKING_DIRECTORY ${web}
    DEPENDS ${web}/node_modules/.package-lock.json ${web}/build.mjs ${web}/catalogue.mjs
            ${web}/embed.mjs ${web}/index.html ${web}/icon.svg ${parts}
            ${PROJECT_SOURCE_DIR}/po/de.po
    COMMENT "Building the page"
    VERBATIM)
