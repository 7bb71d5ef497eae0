/**
 * Loads jsdom twice, which only a realm of its own lets it.
 * @jest-environment node
 */
type Page = Window & typeof globalThis;

interface QuickStyles {
  rememberComputedStyles(page: Page): void;
}

interface Jsdom {
  JSDOM: new (html: string) => { window: Page };
}

/** With a jsdom of its own: as it comes, or as the tests of screens have it. */
function maker(isQuick: boolean): (html: string) => Page {
  let make: ((html: string) => Page) | undefined;
  jest.isolateModules(() => {
    const quick = isQuick ? jest.requireActual<QuickStyles>('./quick-styles.cjs') : undefined;
    const { JSDOM } = jest.requireActual<Jsdom>('jsdom');
    make = (html) => {
      const page = new JSDOM(html).window;
      quick?.rememberComputedStyles(page);
      return page;
    };
  });
  if (!make) throw new Error('jsdom was not loaded');
  return make;
}

const plain = maker(false);
const quick = maker(true);

/** Every kind of selector there is, some that match and some that nearly do. */
const RULES = [
  'p { margin: 1px } P.Note { margin: 2px } *.note { padding: 3px }',
  '.note, #title, section > b { color: red } .Note { color: blue }',
  'section .deep b { color: green } .deep > b + i ~ u { color: gray }',
  'b:not(.note) { border: 1px solid } i:not([title="a, .b"]) { opacity: 0.5 }',
  '[hidden] { visibility: hidden } a[href="]"] { opacity: 0.1 } :root { font-size: 9px }',
  'button:disabled { pointer-events: none } .css-1a2b::before { color: lime } b::after, .late { color: navy }',
  '.a\\:b { color: teal } :is(b, .note) { opacity: 0.2 } svg|g { color: pink } .zip:nth-child(2n + 1) { color: olive }',
  '* { letter-spacing: 1px } .note.late { color: unset } #title.note { color: black !important } .پیک { color: plum }',
  '@media screen { b { font-weight: 300 } .deep { display: flex } } @media print { b { display: none } }',
  '@keyframes turn { from { opacity: 0 } } @font-face { font-family: x }',
];

const HTML = `<!doctype html><html><head>${RULES.map((rule) => `<style>${rule}</style>`).join('')}</head><body>
  <p class="Note">a</p><p class="note late" id="title">b</p><p style="color: orange; margin: 7px">c</p>
  <section class="deep"><b>d</b><i title="a, .b">e</i><u class="late">f</u><div class="deep"><b class="note">g</b><i></i><u></u></div></section>
  <section hidden><b>h</b><span class="zip a:b پیک">i</span><span class="zip">j</span></section>
  <a href="]">k</a><button disabled class="css-1a2b"><b>l</b></button><svg><g class="note"></g><LinearGradient id="Title"/></svg>
</body></html>`;

const stylesOf = (page: Page) =>
  [...page.document.querySelectorAll('*')].map((element) => page.getComputedStyle(element).cssText);

it('tells what jsdom tells', () => {
  const told = stylesOf(quick(HTML));
  expect(told).toEqual(stylesOf(plain(HTML)));
  expect(new Set(told).size).toBeGreaterThan(20);
});

it('sees a page without its rules of quirks', () => {
  const old = HTML.replace('<!doctype html>', '');
  expect(stylesOf(quick(old))).toEqual(stylesOf(plain(old)));
});

const CHANGES: Record<string, (document: Document) => void> = {
  'a class': (document) => document.querySelector('section')?.classList.add('note'),
  'an id': (document) => document.querySelector('i')?.setAttribute('id', 'title'),
  'a style of its own': (document) => document.querySelector('b')?.style.setProperty('color', 'gold'),
  'a new sheet': (document) => {
    document.head.append(Object.assign(document.createElement('style'), { textContent: 'b { color: gold }' }));
  },
  'other rules in a sheet': (document) => {
    const sheet = document.querySelector('style');
    if (sheet) sheet.textContent = 'b { color: gold }';
  },
  'a sheet less': (document) => document.querySelectorAll('style')[1]?.remove(),
  'another place': (document) => document.body.append(...document.querySelectorAll('.deep b')),
  'a parent that is hidden': (document) => document.querySelector('.deep')?.setAttribute('hidden', ''),
};

it.each(Object.entries(CHANGES))('sees %s', (_name, change) => {
  const [seen, before] = [quick(HTML), plain(HTML)];
  expect(stylesOf(seen)).toEqual(stylesOf(before));
  const old = stylesOf(seen);
  for (const { document } of [seen, before]) change(document);
  expect(stylesOf(seen)).toEqual(stylesOf(before));
  expect(stylesOf(seen)).not.toEqual(old);
});

it('answers for what is not in the page as jsdom does', () => {
  const [seen, expected] = [quick(HTML), plain(HTML)].map((page) => {
    const element = page.document.createElement('b');
    const before = page.getComputedStyle(element).cssText;
    element.className = 'note';
    return [before, page.getComputedStyle(element).cssText];
  });
  expect(seen).toEqual(expected);
});
