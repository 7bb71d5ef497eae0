import { analyseText } from '@peyk/shared-sms';
import { createLinkCodes } from './link-code';
import { faultOfShortening, shortTextLike, shortTexts } from './short-text';

const codes = createLinkCodes('a secret of tests');
const BASE = 'https://p.example/l';

describe('a text with short links', () => {
  it('has for every recipient the length and the parts that it was priced with', () => {
    const text = 'حراج بهاره: https://shop.example/a/long/way?of=it و https://shop.example/b؟';
    const made = shortTexts(codes, { text, baseUrl: BASE, linkIds: [7n, 8n] });
    const priced = shortTextLike(text, BASE);
    for (const n of [1, 2, 1_000_000]) {
      const own = made?.(n) ?? '';
      expect(own).toHaveLength(priced.length);
      expect(analyseText(own)).toMatchObject({ parts: analyseText(priced).parts, encoding: 'ucs2' });
      expect(own).not.toContain('shop.example');
    }
    expect(made?.(1)).not.toBe(made?.(2));
  });

  it('leads each recipient to the link at its place', () => {
    const made = shortTexts(codes, { text: 'http://a.example http://b.example', baseUrl: BASE, linkIds: [7n, 8n] });
    const places = (made?.(3) ?? '').split(' ').map((address) => codes.decode(address.slice(BASE.length + 1)));
    expect(places).toEqual([
      { linkId: 7n, n: 3 },
      { linkId: 8n, n: 3 },
    ]);
  });

  it('is none where other links were stored than the text has', () => {
    expect(shortTexts(codes, { text: 'http://a.example', baseUrl: BASE, linkIds: [] })).toBeUndefined();
    expect(shortTexts(codes, { text: 'سلام', baseUrl: BASE, linkIds: [7n] })).toBeUndefined();
  });
});

describe('faultOfShortening', () => {
  it.each([
    ['سلام', 'noLink'],
    ['http://a.ir http://b.ir http://c.ir http://d.ir', 'tooManyLinks'],
    ['https://me:word@shop.ir/', 'linkWithPassword'],
    ['https://a:99999/', 'badLink'],
    ['ببینید https://shop.ir/a', null],
  ])('says of %j: %s', (text, fault) => {
    expect(faultOfShortening(text)).toBe(fault);
  });
});
