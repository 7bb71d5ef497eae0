import { TextMaker, languageOfTrait, partsOfTrait } from './own-text';
import { withTraits } from './with-traits';
import { messageValues } from './valued-sources';

const LINE = { advertising: false, multipartChars: 67, forbiddenWords: [] as string[], linksAllowed: true } as const;
const make = (
  text: string,
  value: string,
  line: Partial<{
    advertising: boolean;
    multipartChars: 66 | 67;
    forbiddenWords: string[];
    linksAllowed: boolean;
  }> = {},
) => new TextMaker({ ...LINE, ...line, text }, ['نام']).make([value]);

describe('a text of its own', () => {
  it.each([
    ['سلام {{نام}}', 'سارا', 1, 'persian'],
    ['Hi {{نام}}', 'Sara', 1, 'latin'],
    ['Hi {{نام}}', 'سارا', 1, 'persian'],
    ['{{نام}}', 'ن'.repeat(71), 2, 'persian'],
    ['{{نام}}', 'n'.repeat(161), 2, 'latin'],
    ['{{نام}}', 'ن'.repeat(2700), 41, 'persian'],
  ] as const)('%s for %s has its parts and its language', (text, value, parts, language) => {
    const made = make(text, value);
    if (!('trait' in made)) throw new Error('there is no text');
    expect([partsOfTrait(made.trait), languageOfTrait(made.trait)]).toEqual([parts, language]);
  });

  it('has the opt-out text of an advertising line, and counts it', () => {
    expect(make('{{نام}}', 'ن'.repeat(65), { advertising: true })).toMatchObject({
      text: `${'ن'.repeat(65)}\nلغو11`,
      trait: 2,
    });
    expect(make('{{نام}}', 'ن'.repeat(2695), { advertising: true })).toEqual({ kind: 'textTooLong' });
  });

  it('is cut as the line cuts', () => {
    expect(make('{{نام}}', 'ن'.repeat(134), { multipartChars: 67 })).toMatchObject({ trait: 2 });
    expect(make('{{نام}}', 'ن'.repeat(134), { multipartChars: 66 })).toMatchObject({ trait: 3 });
  });

  it('is none for a value that is missing, for nothing to see, and for what no handset shows', () => {
    expect(make('سلام {{نام}}', '')).toEqual({ kind: 'emptyValue', column: 0 });
    expect(make('{{نام|}}', ' ')).toEqual({ kind: 'emptyText' });
    expect(make('{{نام}}', 'a\u0007')).toEqual({ kind: 'unsendableText' });
  });

  it('is none for what its line does not carry', () => {
    expect(make('{{نام}}', 'قمار‌ها', { forbiddenWords: ['قمار'] })).toEqual({ kind: 'forbiddenWord', found: 'قمار' });
    expect(make('ببینید: {{نام}}', 'example.ir', { linksAllowed: false })).toEqual({
      kind: 'forbiddenLink',
      found: 'example.ir',
    });
  });
});

describe('a source of texts', () => {
  it('comes in pages of a thousand, each record with its trait and each refusal with its reason', async () => {
    const numbers = Array.from({ length: 1_002 }, (_, i) => `09952${String(i).padStart(6, '0')}`);
    const source = messageValues([
      { recipients: numbers, message: 'سلام' },
      { recipients: ['x', '09041000001'], message: '\u200c' },
    ]);
    const pages = [];
    const maker = new TextMaker({ ...LINE, text: '{{متن}}' }, source.columns);
    for await (const page of withTraits(source, maker).pages()) pages.push(page);
    expect(pages.map(({ mobiles }) => mobiles.length)).toEqual([1_000, 4]);
    expect(pages[1]).toMatchObject({
      traits: Uint8Array.of(1, 1, 0, 0),
      texts: ['x'],
      reasons: ['متن خالی است'],
      places: Int32Array.of(1_001, 1_002, 1_003, 1_004),
    });
  });
});
