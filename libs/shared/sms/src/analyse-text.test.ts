import fc from 'fast-check';
import { analyseText, countParts } from './analyse-text';
import { charLengthAt } from './encoding';
import { OPT_OUT_SUFFIX } from './opt-out';
import { textArbitrary } from './text.arbitrary';

const persian = (count: number) => 'س'.repeat(count);
const latin = (count: number) => 'a'.repeat(count);

describe('analyseText on the golden vectors', () => {
  it.each([
    [70, 1],
    [71, 2],
    [134, 2],
    [135, 3],
  ])('counts %i Persian letters as %i parts', (count, parts) => {
    expect(analyseText(persian(count))).toMatchObject({ encoding: 'ucs2', language: 'persian', units: count, parts });
  });

  it.each([
    [64, 70, 1],
    [65, 71, 2],
  ])('counts %i Persian letters with the cancel-11 line as %i units in %i parts', (count, units, parts) => {
    expect(analyseText(persian(count) + OPT_OUT_SUFFIX)).toMatchObject({ units, parts });
  });

  it('counts 154 Latin letters with the cancel-11 line as three Persian parts', () => {
    expect(analyseText(latin(154)).parts).toBe(1);
    expect(analyseText(latin(154) + OPT_OUT_SUFFIX)).toMatchObject({ encoding: 'ucs2', units: 160, parts: 3 });
  });

  it.each([
    [132, 2],
    [133, 3],
  ])('counts %i Persian letters on a 66-character line as %i parts', (count, parts) => {
    expect(analyseText(persian(count), { multipartChars: 66 })).toMatchObject({ parts, unitsPerPart: 66 });
  });

  it.each([
    [160, 1],
    [161, 2],
    [306, 2],
    [307, 3],
  ])('counts %i Latin letters as %i parts', (count, parts) => {
    expect(analyseText(latin(count))).toMatchObject({ encoding: 'gsm7', language: 'latin', units: count, parts });
  });

  it.each([
    [80, 160, 1],
    [81, 162, 2],
  ])('counts %i euro signs as %i septets in %i parts', (count, units, parts) => {
    expect(analyseText('€'.repeat(count))).toMatchObject({ encoding: 'gsm7', units, parts });
  });

  it('does not let an escape pair straddle two parts', () => {
    expect(analyseText(`${latin(152)}€${latin(152)}`)).toMatchObject({ units: 306, parts: 3 });
  });

  it.each([
    [68, 70, 1],
    [69, 71, 2],
  ])('counts %i letters and an emoji as %i units in %i parts', (count, units, parts) => {
    expect(analyseText(`${latin(count)}😀`)).toMatchObject({ encoding: 'ucs2', units, parts });
  });

  it('does not let a surrogate pair straddle two parts', () => {
    expect(analyseText(`${persian(66)}😀${persian(66)}`)).toMatchObject({ units: 134, parts: 3 });
  });
});

describe('analyseText', () => {
  it('says that the empty text has no part and a whole part of room', () => {
    expect(analyseText('')).toEqual({
      encoding: 'gsm7',
      language: 'latin',
      units: 0,
      parts: 0,
      unitsPerPart: 160,
      unitsLeft: 160,
      forcing: [],
    });
  });

  it.each(['س', '۵', '\u200c', '«', '؟', '😀', 'ç', '`'])('takes UCS-2 for the whole text because of %j', (char) => {
    expect(analyseText(`Hello ${char}`).encoding).toBe('ucs2');
  });

  it('names the characters that force UCS-2, with their place', () => {
    expect(analyseText('Hi 😀 and س.').forcing).toEqual([
      { index: 3, length: 2, char: '😀' },
      { index: 10, length: 1, char: 'س' },
    ]);
  });

  it('counts the room left in the last part, also where a pair left a gap behind it', () => {
    expect(analyseText(persian(70)).unitsLeft).toBe(0);
    expect(analyseText(persian(71)).unitsLeft).toBe(63);
    expect(analyseText(`${persian(66)}😀${persian(66)}`).unitsLeft).toBe(66);
  });

  it('survives half a surrogate pair at the end', () => {
    expect(analyseText('a\ud83d')).toMatchObject({ encoding: 'ucs2', units: 2, parts: 1 });
  });

  it('keeps its promise about the room left: that many letters fit, one more needs a part', () => {
    fc.assert(
      fc.property(textArbitrary, (text) => {
        const { encoding, parts, unitsLeft } = analyseText(text);
        const letter = encoding === 'gsm7' ? 'a' : 'س';
        expect(analyseText(text + letter.repeat(unitsLeft)).parts).toBe(Math.max(parts, 1));
        expect(analyseText(text + letter.repeat(unitsLeft + 1)).parts).toBe(Math.max(parts, 1) + 1);
      }),
    );
  });

  it('never lowers the parts when a character is added anywhere', () => {
    fc.assert(
      fc.property(textArbitrary, fc.constantFrom('a', '€', 'س', '😀'), fc.nat(), (text, char, seed) => {
        const at = borderNear(text, seed);
        const longer = text.slice(0, at) + char + text.slice(at);
        expect(analyseText(longer).parts).toBeGreaterThanOrEqual(analyseText(text).parts);
      }),
    );
  });

  it('is agreed with by countParts, on both kinds of line', () => {
    fc.assert(
      fc.property(textArbitrary, fc.constantFrom(66 as const, 67 as const), (text, multipartChars) => {
        expect(countParts(text, { multipartChars })).toBe(analyseText(text, { multipartChars }).parts);
      }),
    );
  });
});

/** A place between two characters, never inside a surrogate pair. */
function borderNear(text: string, seed: number): number {
  const target = seed % (text.length + 1);
  let at = 0;
  while (at < target) at += charLengthAt(text, at);
  return at;
}
