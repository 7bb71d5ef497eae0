import fc from 'fast-check';
import { analyseText } from './analyse-text';
import { MAX_LINK_CHARS, faultOfLink, findLinks, replaceLinks } from './links';
import { textArbitrary } from './text.arbitrary';

const urlsOf = (text: string) => findLinks(text).map(({ url }) => url);

describe('findLinks', () => {
  it.each([
    ['ببینید: https://shop.ir/a.', 'https://shop.ir/a'],
    ['ببینید https://shop.ir/a، ممنون', 'https://shop.ir/a'],
    ['«https://shop.ir/a»', 'https://shop.ir/a'],
    ['(https://shop.ir/a)', 'https://shop.ir/a'],
    ['دیدید https://shop.ir/a؟', 'https://shop.ir/a'],
    ['https://shop.ir/a؛ https', 'https://shop.ir/a'],
    ['عالی https://shop.ir/a!!!', 'https://shop.ir/a'],
    ['https://shop.ir/a?x=1&y=2.', 'https://shop.ir/a?x=1&y=2'],
    ['HTTPS://Shop.ir/A', 'HTTPS://Shop.ir/A'],
    ['https://shop.ir/a\u200Fرا', 'https://shop.ir/a'],
    ['https://fa.wikipedia.org/wiki/شیر_(جانور)', 'https://fa.wikipedia.org/wiki/شیر_(جانور)'],
    ['https://shop.ir/a\nخط دوم', 'https://shop.ir/a'],
  ])('finds the address of %j', (text, url) => {
    expect(urlsOf(text)).toEqual([url]);
  });

  it.each(['سلام', 'shop.ir', 'ftp://shop.ir', 'javascript:alert(1)', 'xhttps://shop.ir', 'https:// shop.ir'])(
    'finds none in %j',
    (text) => {
      expect(urlsOf(text)).toEqual([]);
    },
  );

  it('finds several, each where it stands', () => {
    const text = 'یک http://a.ir و دو https://b.ir/؟';
    expect(findLinks(text).map(({ start, end }) => text.slice(start, end))).toEqual(['http://a.ir', 'https://b.ir/']);
  });
});

describe('faultOfLink', () => {
  it.each(['https://shop.ir', 'http://127.0.0.1:8080/a?b#c', 'https://دامنه.ایران/راه'])('lets %s be', (url) => {
    expect(faultOfLink(url)).toBeNull();
  });

  it.each([
    ['https://', 'badLink'],
    ['https://?', 'badLink'],
    ['https://a:99999/', 'badLink'],
    ['ftp://shop.ir/', 'badLink'],
    ['javascript:alert(1)', 'badLink'],
    ['https://me@shop.ir/', 'linkWithPassword'],
    ['https://me:word@shop.ir/', 'linkWithPassword'],
    [`https://shop.ir/${'a'.repeat(MAX_LINK_CHARS)}`, 'linkTooLong'],
    [`https://shop.ir/${'ا'.repeat(MAX_LINK_CHARS / 4)}`, 'linkTooLong'],
  ])('says of %s: %s', (url, fault) => {
    expect(faultOfLink(url)).toBe(fault);
  });
});

describe('replaceLinks', () => {
  it('leaves all but the links as it was', () => {
    const text = 'یک http://a.ir و دو https://b.ir/؟';
    const made = replaceLinks(text, findLinks(text), (position) => `https://p.ir/${position}`);
    expect(made).toBe('یک https://p.ir/0 و دو https://p.ir/1؟');
  });

  it('makes texts of as many parts for every address of one length', () => {
    const code = fc.stringMatching(/^[2-9a-km-z]{9}$/);
    fc.assert(
      fc.property(textArbitrary, textArbitrary, code, code, (before, after, one, other) => {
        const text = `${before} https://shop.ir/long/path?of=it ${after}`;
        const partsWith = (made: string) =>
          analyseText(replaceLinks(text, findLinks(text), () => `https://p.ir/l/${made}`)).parts;
        expect(partsWith(one)).toBe(partsWith(other));
      }),
    );
  });
});
