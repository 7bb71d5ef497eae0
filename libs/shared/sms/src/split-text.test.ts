import fc from 'fast-check';
import { analyseText } from './analyse-text';
import { encodePart } from './codec';
import { MAX_PARTS, MAX_TEXT_CHARS } from './limits';
import { splitText } from './split-text';
import { textArbitrary } from './text.arbitrary';

const lineArbitrary = fc.constantFrom(66 as const, 67 as const);

describe('splitText', () => {
  it('has no part for the empty text', () => {
    expect(splitText('')).toEqual({ encoding: 'gsm7', parts: [] });
  });

  it('moves an escape pair that would straddle into the next part', () => {
    const { parts } = splitText(`${'a'.repeat(152)}€${'a'.repeat(152)}`);
    expect(parts.map((part) => part.length)).toEqual([152, 152, 1]);
    expect(parts[1]?.startsWith('€')).toBe(true);
  });

  it('moves a surrogate pair that would straddle into the next part', () => {
    const { parts } = splitText(`${'س'.repeat(66)}😀${'س'.repeat(66)}`);
    expect(parts.map((part) => part.length)).toEqual([66, 67, 1]);
    expect(parts[1]?.startsWith('😀')).toBe(true);
  });

  it('loses nothing: the parts joined are the text', () => {
    fc.assert(
      fc.property(textArbitrary, lineArbitrary, (text, multipartChars) => {
        expect(splitText(text, { multipartChars }).parts.join('')).toBe(text);
      }),
    );
  });

  it('makes as many parts as analyseText counts, in the same encoding', () => {
    fc.assert(
      fc.property(textArbitrary, lineArbitrary, (text, multipartChars) => {
        const analysis = analyseText(text, { multipartChars });
        const split = splitText(text, { multipartChars });
        expect(split.encoding).toBe(analysis.encoding);
        expect(split.parts).toHaveLength(analysis.parts);
      }),
    );
  });

  it('keeps every part within its size once encoded', () => {
    fc.assert(
      fc.property(textArbitrary, lineArbitrary, (text, multipartChars) => {
        const { encoding, parts } = splitText(text, { multipartChars });
        const single = parts.length === 1;
        const limitBytes = encoding === 'gsm7' ? (single ? 160 : 153) : 2 * (single ? 70 : multipartChars);
        for (const part of parts) expect(encodePart(part, encoding).length).toBeLessThanOrEqual(limitBytes);
      }),
    );
  });

  it('never cuts a surrogate pair', () => {
    fc.assert(
      fc.property(textArbitrary, lineArbitrary, (text, multipartChars) => {
        const { parts } = splitText(text, { multipartChars });
        for (let i = 1; i < parts.length; i += 1) {
          const border = `${parts[i - 1]?.slice(-1)}${parts[i]?.slice(0, 1)}`;
          expect(border).not.toMatch(/[\ud800-\udbff][\udc00-\udfff]/);
        }
      }),
    );
  });

  it('needs MAX_PARTS at most, for the longest text in which every border wastes a unit', () => {
    const wasteful = `${'😀'.repeat(32)}س`;
    const worst = wasteful.repeat(50).slice(0, MAX_TEXT_CHARS);
    expect(splitText(worst, { multipartChars: 66 }).parts).toHaveLength(MAX_PARTS);
    expect(MAX_PARTS).toBe(Math.ceil(MAX_TEXT_CHARS / 65));
  });
});
