# The program. Its parts are a library of their own, so that tests can link them.
find_package(PkgConfig REQUIRED)
pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)
pkg_check_modules(SQLITE REQUIRED IMPORTED_TARGET sqlite3>=3.37)
pkg_check_modules(SODIUM REQUIRED IMPORTED_TARGET libsodium)
pkg_check_modules(CURL REQUIRED IMPORTED_TARGET libcurl>=7.85)
pkg_check_modules(WEBSOCKETS REQUIRED IMPORTED_TARGET libwebsockets>=4.1)

add_library(antilles_parts STATIC ${ANTILLES_PROGRAM_SOURCES} ${ANTILLES_WEB_SOURCE})
target_include_directories(antilles_parts PUBLIC src)
target_link_libraries(antilles_parts PUBLIC antilles_static PkgConfig::JANSSON
    PkgConfig::SQLITE PkgConfig::SODIUM PkgConfig::CURL PkgConfig::WEBSOCKETS Threads::Threads)
target_compile_definitions(antilles_parts PUBLIC
    ANTILLES_VERSION="${PROJECT_VERSION}"
    ANTILLES_LOCALEDIR="${CMAKE_INSTALL_FULL_LOCALEDIR}")

add_executable(antilles src/cli/main.c)
target_link_libraries(antilles PRIVATE antilles_parts)
