import fc from 'fast-check';
import { decodeGsm7, decodePart, decodeUcs2, encodePart } from './codec';
import { splitText } from './split-text';
import { textArbitrary } from './text.arbitrary';

describe('encodePart and decodePart', () => {
  it('writes one septet per byte for GSM-7, as the published table has them', () => {
    expect([...encodePart('@£$_Δ Az¡¿§à\n', 'gsm7')]).toEqual([
      0x00, 0x01, 0x02, 0x11, 0x10, 0x20, 0x41, 0x7a, 0x40, 0x60, 0x5f, 0x7f, 0x0a,
    ]);
  });

  it('writes the extension table behind an escape', () => {
    expect([...encodePart('\f^{}\\[~]|€', 'gsm7')]).toEqual(
      [0x0a, 0x14, 0x28, 0x29, 0x2f, 0x3c, 0x3d, 0x3e, 0x40, 0x65].flatMap((septet) => [0x1b, septet]),
    );
  });

  it('writes big-endian UTF-16 for UCS-2', () => {
    expect([...encodePart('س😀', 'ucs2')]).toEqual([0x06, 0x33, 0xd8, 0x3d, 0xde, 0x00]);
  });

  it('has 127 characters in the default table and gives each its own septet', () => {
    const all = Array.from({ length: 128 }, (_, septet) => septet).filter((septet) => septet !== 0x1b);
    const text = decodeGsm7(Uint8Array.from(all));
    expect(new Set(text).size).toBe(127);
    expect([...encodePart(text, 'gsm7')]).toEqual(all);
  });

  it('refuses a character that GSM-7 has not, without repeating it', () => {
    expect(() => encodePart('aس', 'gsm7')).toThrow(new RangeError('Character 1 is outside the GSM 7-bit alphabet.'));
  });

  it('reads back what it wrote, for every text', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const { encoding, parts } = splitText(text);
        for (const part of parts) expect(decodePart(encodePart(part, encoding), encoding)).toBe(part);
      }),
    );
  });

  it('reads damaged bytes without throwing', () => {
    expect(decodeGsm7(Uint8Array.of(0x61, 0x1b))).toBe('a ');
    expect(decodeGsm7(Uint8Array.of(0x1b, 0x1b, 0x61))).toBe(' a');
    expect(decodeGsm7(Uint8Array.of(0x1b, 0x61))).toBe('a');
    expect(decodeGsm7(Uint8Array.of(0x80))).toBe('\ufffd');
    expect(decodeUcs2(Uint8Array.of(0x06, 0x33, 0x06))).toBe('س\ufffd');
  });

  it('reads a part that lies in the middle of a larger buffer', () => {
    expect(decodeUcs2(Uint8Array.of(0xff, 0x06, 0x33, 0xff).subarray(1, 3))).toBe('س');
  });
});
