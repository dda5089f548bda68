/* CRC-32 and CRC-8, bit by bit: records are short. */
#include "record/seal.h"

uint32_t seal_total(uint32_t total, const char *bytes, size_t size)
{
    uint32_t crc = ~total;
    for (size_t i = 0; i < size; i++) {
        crc ^= (uint8_t)bytes[i];
        for (int bit = 0; bit < 8; bit++)
            crc = (crc >> 1U) ^ (UINT32_C(0xEDB88320) & (0U - (crc & 1U)));
    }
    return ~crc;
}

uint8_t seal_sum(const char *line, size_t size)
{
    uint32_t crc = 0;
    for (size_t i = 0; i < size; i++) {
        crc ^= (uint8_t)line[i];
        for (int bit = 0; bit < 8; bit++)
            crc = ((crc << 1U) ^ (crc & 0x80U ? 0x07U : 0U)) & 0xFFU;
    }
    return (uint8_t)crc;
}
