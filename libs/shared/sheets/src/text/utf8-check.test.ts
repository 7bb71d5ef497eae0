import fc from 'fast-check';
import { Utf8Check } from './utf8-check';

const isUtf8 = (pieces: readonly Uint8Array[]) => {
  const check = new Utf8Check();
  return pieces.every((piece) => check.feed(piece)) && check.end();
};

const decodes = (bytes: Uint8Array) => {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes);
    return true;
  } catch {
    return false;
  }
};

it('judges as a decoder that is fatal does, wherever the pieces end', () => {
  const edges = fc.constantFrom(0x41, 0x7f, 0x80, 0x8f, 0x90, 0x9f, 0xa0, 0xbf, 0xc1, 0xc2, 0xdf, 0xe0, 0xed, 0xef);
  const byte = fc.oneof(edges, fc.constantFrom(0xf0, 0xf3, 0xf4, 0xf5, 0xff), fc.integer({ min: 0, max: 255 }));
  const spoiled = fc.tuple(fc.string({ unit: 'binary' }), fc.array(byte, { maxLength: 5 })).map(([text, more]) => {
    const good = new TextEncoder().encode(text);
    return Uint8Array.from([...good, ...more]);
  });
  fc.assert(
    fc.property(spoiled, fc.nat({ max: 12 }), (bytes, cut) => {
      expect(isUtf8([bytes.subarray(0, cut), bytes.subarray(cut)])).toBe(decodes(bytes));
    }),
    { numRuns: 3_000 },
  );
});
