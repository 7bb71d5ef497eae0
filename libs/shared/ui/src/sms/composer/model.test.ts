import { splitText } from '@peyk/shared-sms';
import { cutToFit } from './edit-area';
import { arabicLetters, toLatin, toPersianLetters } from './equivalents';
import { mirrorRuns } from './mirror-runs';
import { previewLines } from './preview-lines';
import { textDirection } from './text-direction';
import { fillVariables, findVariables, wholeRanges } from './variables';
import { bitten, keepOutside } from './whole-things';

const variables = [{ name: 'name', label: 'نام', example: 'نازنین' }];
const at = (position: number) => ({ start: position, end: position, backward: false });
const things = [{ start: 5, end: 13 }];

describe('variables in a text', () => {
  it('are found by name, known or not, and never across lines', () => {
    const found = findVariables('{{name}} {{x}} {{na\nme}} {name}', variables);
    expect(found.map(({ name, variable }) => [name, variable !== undefined])).toEqual([
      ['name', true],
      ['x', false],
    ]);
    expect(wholeRanges('{{name}} {{x}}', variables)).toHaveLength(1);
  });

  it('are filled in by their examples, and the unknown stay', () => {
    const filled = fillVariables('سلام {{name}}، {{x}}', variables);
    expect(filled.map(({ text }) => text).join('')).toBe('سلام نازنین، {{x}}');
  });
});

describe('the caret at a whole thing', () => {
  it('goes over it, forward and backward', () => {
    expect(keepOutside(at(6), 5, things)).toEqual({ ...at(13) });
    expect(keepOutside(at(12), 13, things)).toEqual({ ...at(5) });
  });

  it('goes to the nearer side when it came from afar, and stays where it may be', () => {
    expect(keepOutside(at(7), 40, things)?.start).toBe(5);
    expect(keepOutside(at(11), 40, things)?.start).toBe(13);
    expect(keepOutside(at(5), 4, things)).toBeNull();
  });

  it('selects it as a whole, and gives it back as a whole', () => {
    expect(keepOutside({ start: 2, end: 6, backward: false }, 5, things)).toMatchObject({ start: 2, end: 13 });
    expect(keepOutside({ start: 2, end: 12, backward: false }, 13, things)).toMatchObject({ start: 2, end: 5 });
    expect(keepOutside({ start: 12, end: 20, backward: true }, 13, things)).toMatchObject({ start: 5, end: 20 });
  });

  it('bites it whole with every deleting key, and bites nothing of a selection', () => {
    expect(bitten('deleteContentBackward', at(13), things)).toEqual(things[0]);
    expect(bitten('deleteWordBackward', at(13), things)).toEqual(things[0]);
    expect(bitten('deleteContentForward', at(5), things)).toEqual(things[0]);
    expect(bitten('deleteContentForward', at(13), things)).toBeNull();
    expect(bitten('deleteContentBackward', { start: 4, end: 13 }, things)).toBeNull();
    expect(bitten('insertText', at(13), things)).toBeNull();
  });
});

describe('cutting to fit', () => {
  it('breaks no pair of surrogates and no variable', () => {
    expect(cutToFit('ab😀', 3, [])).toBe('ab');
    expect(cutToFit('ab{{name}}', 6, [{ start: 2, end: 10 }])).toBe('ab');
    expect(cutToFit('abc', 3, [])).toBe('abc');
  });
});

describe('the direction of the text box', () => {
  it.each([
    ['', 'rtl'],
    ['۱۲٣ !', 'rtl'],
    ['سلام', 'auto'],
    ['Hello\nسلام', 'auto'],
    ['{{name}} عزیز', 'rtl'],
    ['سلام\n{{name}} عزیز', 'rtl'],
    ['{{name}}, hello', 'auto'],
    ['سلام {{name}}', 'auto'],
  ])('of %j is %s', (text, direction) => {
    expect(textDirection(text, findVariables(text, variables))).toBe(direction);
  });
});

describe('Latin equals', () => {
  it('of digits, signs, blanks and invisible marks', () => {
    expect(toLatin('a ۱٢\u00a0«b»…\u200c\ufeff؟ –')).toBe('a 12 "b"...? -');
  });

  it('are none where a letter or an emoji would be lost, or nothing is to be done', () => {
    expect(toLatin('a س')).toBeNull();
    expect(toLatin('a 😀')).toBeNull();
    expect(toLatin('abc €')).toBeNull();
  });

  it('keep the letters that the Latin alphabet of a message has', () => {
    expect(toLatin('é ü ñ £ ۱')).toBe('é ü ñ £ 1');
  });

  it('for Arabic letters are Persian ones', () => {
    expect(arabicLetters('علي كيك')).toEqual(['ي', 'ك']);
    expect(toPersianLetters('علي كيك موسى')).toBe('علی کیک موسی');
  });
});

it('cuts the mirror into runs that joined are the text', () => {
  const text = 'ab؟{{name}}{{x}}c';
  const runs = mirrorRuns(text, findVariables(text, variables), [{ index: 2, length: 1, char: '؟' }]);
  expect(runs.map((run) => run.text).join('')).toBe(text);
  expect(runs.map((run) => run.kind)).toEqual(['plain', 'forcing', 'variable', 'unknown', 'plain']);
});

it('cuts the preview where lines and parts end', () => {
  const text = `${'س'.repeat(70)}\n${'ش'.repeat(70)}\n`;
  const lines = previewLines([{ text, isVariable: false }], splitText(text).parts);
  expect(lines.map((runs) => runs.map((run) => run.text).join(''))).toEqual(text.split('\n'));
  expect(lines.flat().flatMap((run) => run.beginsPart ?? [])).toEqual([2, 3]);
});

it('marks a part that begins with a new line', () => {
  const lines = previewLines([{ text: 'a\nb', isVariable: false }], ['a', '\nb']);
  expect(lines).toEqual([[{ text: 'a', isVariable: false }], [{ text: 'b', isVariable: false, beginsPart: 2 }]]);
});
