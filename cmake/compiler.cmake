# Language, warnings and instrumentation, the same for every target.
set(CMAKE_C_STANDARD 17)
set(CMAKE_C_STANDARD_REQUIRED ON)
set(CMAKE_C_EXTENSIONS OFF)
set(CMAKE_C_VISIBILITY_PRESET hidden)
set(CMAKE_EXPORT_COMPILE_COMMANDS ON)

# Checks of broken invariants stay on in release: no NDEBUG.
set(CMAKE_C_FLAGS_RELEASE "-O3")

# POSIX with its X/Open part (wcwidth), for all that is not freestanding.
add_compile_definitions(_XOPEN_SOURCE=700)

# A search makes the same choice on every machine: no fused multiplication, and a
# square root that is an instruction, not a call.
add_compile_options(-fno-math-errno -ffp-contract=off)

add_compile_options(-Wall -Wextra -Wpedantic -Wconversion -Wshadow)
# Enumerators are our named numbers, to be counted with.
add_compile_options(-Wno-enum-enum-conversion -Wno-enum-float-conversion)
if(ANTILLES_WERROR)
    add_compile_options(-Werror)
endif()

if(ANTILLES_SANITIZE)
    add_compile_options(-fsanitize=${ANTILLES_SANITIZE} -fno-sanitize-recover=all
                        -fno-omit-frame-pointer)
    add_link_options(-fsanitize=${ANTILLES_SANITIZE})
endif()
if(ANTILLES_FUZZ)
    add_compile_options(-fsanitize=fuzzer-no-link)
endif()
if(ANTILLES_COVERAGE)
    add_compile_options(-fprofile-instr-generate -fcoverage-mapping)
    add_link_options(-fprofile-instr-generate)
endif()
