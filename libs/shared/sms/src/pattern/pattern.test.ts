import fc from 'fast-check';
import { analyseText } from '../analyse-text';
import { faultOfPattern, leadsTo } from './pattern-fault';
import type { PatternToCheck } from './pattern-fault';
import {
  faultOfPatternName,
  foreignPlaceholders,
  namesOfPattern,
  withOurBraces,
  withoutForeignPlaceholders,
} from './pattern-text';
import type { PatternVariable } from './pattern-text';
import { faultOfPatternValue, faultsOfPatternValues, fillPattern, worstPatternValues } from './pattern-values';

const CODE: PatternVariable = { name: 'code', type: 'code', maxLength: 6 };
const GOOD: PatternToCheck = {
  text: 'کد ورود شما به فروشگاه آبان: {{code}}',
  variables: [CODE],
  website: null,
  companyNames: ['فروشگاه آبان'],
};
const faultOf = (change: Partial<PatternToCheck>) => faultOfPattern({ ...GOOD, ...change })?.fault ?? null;

describe('the names in a pattern', () => {
  it('are found once each, in their order', () => {
    expect(namesOfPattern('{{name}} و {{code}} و {{name}}')).toEqual(['name', 'code']);
  });

  it.each([
    ['order_id', null],
    ['نام', 'badVariableName'],
    ['first name', 'badVariableName'],
    ['1st', 'badVariableName'],
    ['a', 'badVariableName'],
    ['', 'badVariableName'],
    ['var1', 'meaninglessName'],
    ['xx', 'meaninglessName'],
  ])('judges %p', (name, fault) => {
    expect(faultOfPatternName(name)).toBe(fault);
  });

  it('of other panels become ours: between percent signs by itself, the others when a person says so', () => {
    expect(withOurBraces('سلام %name%، %20 تخفیف و 30%')).toBe('سلام {{name}}، %20 تخفیف و 30%');
    const text = 'کد %token برای #NAME# و %token2 #تبلیغ#';
    expect(foreignPlaceholders(text)).toEqual(['%token', '#NAME#', '%token2']);
    expect(withoutForeignPlaceholders(text)).toBe('کد {{token}} برای {{name}} و {{token2}} #تبلیغ#');
  });
});

describe('a pattern', () => {
  it.each([
    ['as it should be', {}, null],
    ['without a text', { text: ' \u200c' }, 'emptyText'],
    ['of 2,701 units', { text: 'س'.repeat(2701) }, 'textTooLong'],
    ['with braces left over', { text: `${GOOD.text} {{` }, 'strayBraces'],
    ['of variables only', { text: '{{code}} ۱۲۳' }, 'onlyVariables'],
    ['with a Persian name', { text: `${GOOD.text} {{نام}}` }, 'badVariableName'],
    ['with a variable that is not described', { text: `${GOOD.text} {{amount}}` }, 'otherVariables'],
    ['with a description too many', { variables: [CODE, { ...CODE, name: 'name' }] }, 'otherVariables'],
    ['with one described twice', { variables: [CODE, CODE] }, 'otherVariables'],
    ['that does not say whose it is', { text: 'کد شما: {{code}}' }, 'noCompany'],
    ['that names it with another keyboard', { text: 'كد {{code}} فروشگاه‌ آبان' }, null],
    ['that shows its address', { text: 'کد {{code}} در aban.example.ir', website: 'https://aban.example.ir' }, null],
    [
      'that shows another address',
      { text: 'کد {{code}} در notaban.example.ir', website: 'https://aban.example.ir' },
      'noCompany',
    ],
    ['whose link could lead anywhere', { variables: [{ ...CODE, type: 'link' as const }] }, 'linkNeedsWebsite'],
  ])('%s is judged', (_what, change, fault) => {
    expect(faultOf(change)).toBe(fault);
  });

  it('has at most twenty variables', () => {
    const names = Array.from({ length: 21 }, (_, n) => `item_${n}`);
    const text = `فروشگاه آبان ${names.map((name) => `{{${name}}}`).join(' ')}`;
    expect(faultOf({ text, variables: names.map((name) => ({ ...CODE, name })) })).toBe('tooManyVariables');
  });

  it('allows a website and what is under it, and no neighbour', () => {
    expect(leadsTo('https://club.aban.ir/x', 'https://www.aban.ir')).toBe(true);
    expect(leadsTo('https://aban.ir.evil.com', 'https://aban.ir')).toBe(false);
    expect(leadsTo('https://evilaban.ir', 'https://aban.ir')).toBe(false);
  });
});

describe('a value', () => {
  const SITE = 'https://aban.ir';
  it.each([
    ['string', 'علی رضایی', null],
    ['string', ' ', 'missingValue'],
    ['string', 'س'.repeat(31), 'valueTooLong'],
    ['string', 'یک\nدو', 'unsafeValue'],
    ['string', '{{code}}', 'unsafeValue'],
    ['string', 'http://evil.example', 'unsafeValue'],
    ['string', 'evil.ir/x', 'unsafeValue'],
    ['string', 'به ali@evil.example', 'unsafeValue'],
    ['string', '10.20.30.40', 'unsafeValue'],
    ['string', 'نسخهٔ 1.2.3، ساعت 10.30', null],
    ['string', 'دکتر م.ر. علوی', null],
    ['string', '😀', 'unsafeValue'],
    ['number', '۱۲٬۵۰۰', null],
    ['number', '-12.5', null],
    ['number', 'دوازده', 'otherType'],
    ['date', '۱۴۰۵/۰۹/۰۴ 10:30', null],
    ['date', '1405/13/04', 'otherType'],
    ['code', 'AB-1405', null],
    ['code', '۱۴۰۵', 'otherType'],
    ['link', 'https://aban.ir/a', null],
    ['link', 'https://evil.example/a', 'otherSite'],
    ['link', 'aban.ir', 'otherType'],
  ] as const)('of type %s, %p, is judged', (type, value, fault) => {
    expect(faultOfPatternValue({ name: 'one', type, maxLength: 30 }, value, SITE)).toBe(fault);
  });

  it('is missed, and one too many is seen, whatever it is called', () => {
    const faults = faultsOfPatternValues({ variables: [CODE], website: null }, { constructor: 'a' });
    expect([...faults]).toEqual([
      ['constructor', 'unknownValue'],
      ['code', 'missingValue'],
    ]);
  });

  it('is put in as it is, also where it looks like a replacement', () => {
    expect(fillPattern('کد {{code}}، {{code}}', { code: '$&' })).toBe('کد $&، $&');
  });

  it('never makes more parts than the worst ones', () => {
    const variables = [
      { name: 'name', type: 'string', maxLength: 30 },
      { name: 'code', type: 'code', maxLength: 12 },
    ] as const;
    const value = fc.record({
      name: fc.stringMatching(/^[a-zآ-ی ]{1,30}$/),
      code: fc.stringMatching(/^[A-Za-z0-9]{1,12}$/),
    });
    fc.assert(
      fc.property(fc.stringMatching(/^[a-zآ-ی ]{0,120}$/), value, (fixed, values) => {
        const text = `${fixed}{{name}} {{code}}`;
        const partsOf = (filled: string) => analyseText(filled, { multipartChars: 67 }).parts;
        const worst = partsOf(fillPattern(text, worstPatternValues(variables)));
        expect(partsOf(fillPattern(text, values))).toBeLessThanOrEqual(worst);
      }),
    );
  });
});
