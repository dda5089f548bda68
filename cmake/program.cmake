# The program. Its parts are a library of their own, so that tests can link them.
find_package(PkgConfig REQUIRED)
find_package(Threads REQUIRED)
pkg_check_modules(JANSSON REQUIRED IMPORTED_TARGET jansson)

add_library(antilles_parts STATIC ${ANTILLES_PROGRAM_SOURCES})
target_include_directories(antilles_parts PUBLIC src)
target_link_libraries(antilles_parts PUBLIC antilles_static PkgConfig::JANSSON Threads::Threads)
target_compile_definitions(antilles_parts PUBLIC
    ANTILLES_VERSION="${PROJECT_VERSION}"
    ANTILLES_LOCALEDIR="${CMAKE_INSTALL_FULL_LOCALEDIR}")

add_executable(antilles src/cli/main.c)
target_link_libraries(antilles PRIVATE antilles_parts)
