/**
 * jsdom tells an element's style by trying every rule of every style sheet on it, once more for each question: a third of what the
 * tests of screens take. Here it tries the rules that end in a class, an id or a tag of the element, as browsers do, and remembers
 * its answer until the page changes. The answers are jsdom's own; see quick-styles.test.ts. To be required before jsdom is.
 */
const { createRequire } = require('node:module');

/** The very modules that Jest's environment takes. */
const ofEnvironment = createRequire(require.resolve('jest-environment-jsdom'));
const ofJsdom = createRequire(ofEnvironment.resolve('jsdom'));
const inJsdom = (file) => ofEnvironment(`jsdom/lib/jsdom/${file}`);

const cssom = ofJsdom('rrweb-cssom');
const { CSSStyleDeclaration } = ofJsdom('cssstyle');
const defaultStyleSheet = inJsdom('browser/default-stylesheet.js');
const { implForWrapper } = inJsdom('living/generated/utils.js');
const { matchesDontThrow } = inJsdom('living/helpers/selectors.js');
const styleRules = inJsdom('living/helpers/style-rules.js');

/** A last part that says plainly which tag, classes and ids it is for. */
const PLAIN = /^(\*|[a-z][\w-]*)?((?:[.#][\w-]+)*)$/i;
const IN_BRACKETS = /\[[^[\]]*\]|\([^()]*\)/g;
const PSEUDO = /::?[a-z-]+/gi;
/** For rules that have to be tried on every element; no tag has a name like it. */
const EVERY = ['*'];

/** What an element must have for one selector to match it, without regard to case: `.class`, `#id`, a tag, or nothing. */
function keyOf(selector) {
  const last = selector
    .trim()
    .split(/[\s>+~]+/)
    .at(-1);
  const [, tag, names = ''] = PLAIN.exec(last) ?? [];
  return (names.match(/[.#][\w-]+/)?.[0] ?? (tag && tag !== '*' ? tag : EVERY[0])).toLowerCase();
}

/** One of these an element must have for the rule to be worth trying. */
function readKeys(selectorText) {
  let plain = selectorText;
  for (let before = ''; before !== plain;) [before, plain] = [plain, plain.replace(IN_BRACKETS, '')];
  if (/[\\|&()[\]"']/.test(plain)) return EVERY;
  const keys = plain.replace(PSEUDO, '').split(',').map(keyOf);
  return keys.includes(EVERY[0]) ? EVERY : [...new Set(keys)];
}

const keysByText = new Map();

function keysOf(selectorText) {
  if (typeof selectorText !== 'string') return EVERY;
  let keys = keysByText.get(selectorText);
  if (keys === undefined) keysByText.set(selectorText, (keys = readKeys(selectorText)));
  return keys;
}

let parsedDefault;

/** In the order in which they count; of media queries jsdom knows the screen. */
function rulesOf(document) {
  parsedDefault ??= cssom.parse(defaultStyleSheet);
  const sheets = [parsedDefault, ...document.styleSheets._list];
  return sheets.flatMap(({ cssRules }) =>
    Array.from(cssRules).flatMap((rule) => {
      if (!rule.media) return [rule];
      return Array.prototype.includes.call(rule.media, 'screen') ? Array.from(rule.cssRules) : [];
    }),
  );
}

function indexRules(document) {
  const rules = rulesOf(document);
  const places = new Map();
  rules.forEach(({ selectorText }, place) => {
    for (const key of keysOf(selectorText)) {
      const some = places.get(key);
      if (some) some.push(place);
      else places.set(key, [place]);
    }
  });
  return { rules, places };
}

function keysOfElement(element) {
  const classes = (element.getAttributeNS(null, 'class') ?? '').toLowerCase().split(/\s+/);
  const id = element.getAttributeNS(null, 'id')?.toLowerCase();
  return [...EVERY, element._localName.toLowerCase(), `#${id}`, ...classes.map((name) => `.${name}`)];
}

function matchingRules(element, { rules, places }) {
  const found = new Set(keysOfElement(element).flatMap((key) => places.get(key) ?? []));
  return [...found]
    .sort((a, b) => a - b)
    .map((place) => rules[place])
    .filter(({ selectorText }) => matchesDontThrow(element, selectorText));
}

/** What is known of a page; jsdom throws its own away, and so this, with every change of the page. */
const knownByCache = new WeakMap();

function knownOf(document) {
  document._styleCache ??= new WeakMap();
  let known = knownByCache.get(document._styleCache);
  if (known === undefined) {
    known = { index: indexRules(document), computed: new WeakMap() };
    knownByCache.set(document._styleCache, known);
  }
  return known;
}

function addStyle(declaration, style) {
  for (const property of Array.from(style)) {
    const value = style.getPropertyValue(property);
    if (value === 'unset') declaration.removeProperty(property);
    else declaration.setProperty(property, value, style.getPropertyPriority(property));
  }
}

/** As jsdom's, but for how it finds the rules. */
styleRules.getDeclarationForElement = (element) => {
  const { index } = knownOf(element._ownerDocument);
  const cache = element._ownerDocument._styleCache;
  const cached = cache.get(element);
  if (cached) return cached;
  const declaration = new CSSStyleDeclaration();
  for (const { style } of matchingRules(element, index)) if (style) addStyle(declaration, style);
  addStyle(declaration, element.style);
  cache.set(element, declaration);
  return declaration;
};

/** The same question about the same page has the same answer. */
module.exports.rememberComputedStyles = (window) => {
  const { getComputedStyle } = window;
  window.getComputedStyle = (element, pseudo) => {
    const impl = implForWrapper(element);
    if (!impl?._attached || (pseudo !== undefined && pseudo !== null)) return getComputedStyle(element, pseudo);
    const { computed } = knownOf(impl._ownerDocument);
    let style = computed.get(impl);
    if (style === undefined) computed.set(impl, (style = getComputedStyle(element)));
    return style;
  };
};
