/**
 * Every colour, size and shadow of Peyk. No other file may hold a literal of these kinds.
 *
 * The idea is Persian tile: lapis carries actions, turquoise marks what is alive, saffron marks money and attention,
 * pomegranate marks danger, and everything else is a warm, quiet neutral. A hue has three roles, because one colour
 * cannot play them all: the plain name fills areas, `…Text` is legible on every ground of its theme, `…Soft` is a tint to
 * stand behind its own text. `tokens.test.ts` measures each pair of text and ground at 4.5:1.
 */
const light = {
  ground: '#f7f6f3',
  surface: '#ffffff',
  sunken: '#f1efea',
  ink: '#1c2430',
  inkSoft: '#5a6270',
  hairline: '#e4e0d8',
  outline: '#86817a',
  lapis: '#1d4f91',
  lapisHover: '#173f75',
  onLapis: '#ffffff',
  lapisText: '#1d4f91',
  lapisSoft: '#e9eff7',
  turquoise: '#0f8f8b',
  turquoiseText: '#0a6b68',
  turquoiseSoft: '#e2f2f1',
  saffron: '#b7791f',
  saffronText: '#7f5110',
  saffronSoft: '#fbf1de',
  pomegranate: '#b3261e',
  pomegranateHover: '#8f1d16',
  onPomegranate: '#ffffff',
  pomegranateText: '#a8221b',
  pomegranateSoft: '#fbe9e7',
  menu: '#163a6c',
  menuCurrent: '#24508c',
  menuHairline: '#2b5590',
  onMenu: '#ffffff',
  onMenuSoft: '#c3d2e8',
  idle: '#c9c4ba',
  tooltip: '#1c2430',
  onTooltip: '#f7f6f3',
  backdrop: '#1c243099',
  shade: '#10182838',
};

export type ToneName = keyof typeof light;
export type Tones = Readonly<Record<ToneName, string>>;

const dark: Tones = {
  ground: '#10151d',
  surface: '#171e29',
  sunken: '#1e2633',
  ink: '#e6eaf0',
  inkSoft: '#a2adbc',
  hairline: '#2a3443',
  outline: '#6b788a',
  lapis: '#2f67b3',
  lapisHover: '#3a74c2',
  onLapis: '#ffffff',
  lapisText: '#8db8f2',
  lapisSoft: '#1b2b44',
  turquoise: '#17a39e',
  turquoiseText: '#5fd0ca',
  turquoiseSoft: '#12302f',
  saffron: '#d39a3f',
  saffronText: '#e6b565',
  saffronSoft: '#332812',
  pomegranate: '#c43a31',
  pomegranateHover: '#b5322a',
  onPomegranate: '#ffffff',
  pomegranateText: '#f2958d',
  pomegranateSoft: '#3a1c1a',
  menu: '#121c2c',
  menuCurrent: '#20355a',
  menuHairline: '#223049',
  onMenu: '#eef3fa',
  onMenuSoft: '#a9b9d0',
  idle: '#3d495b',
  tooltip: '#e6eaf0',
  onTooltip: '#171e29',
  backdrop: '#05080dcc',
  shade: '#000000cc',
};

/** The colours of both themes, for the theme, the static page skeleton and the test of contrasts. */
export const schemes: Readonly<Record<'light' | 'dark', Tones>> = { light, dark };

const nameOf = (name: string) => `--peyk-${name}`;

/** The CSS variables of a theme with their values; `tone` refers to them. */
export function variablesOf(tones: Tones): Readonly<Record<string, string>> {
  return Object.fromEntries(Object.entries(tones).map(([name, value]) => [nameOf(name), value]));
}

function variables(): Tones {
  const entries = Object.keys(light).map((name) => [name, `var(${nameOf(name)})`]);
  // The keys are exactly those of `light`; fromEntries cannot know that.
  return Object.fromEntries(entries) as Tones;
}

/** Every colour as a reference to its CSS variable: it changes with the theme without drawing anything again. */
export const tone: Tones = variables();

/** Steps of four pixels. */
export const space = { 1: 4, 2: 8, 3: 12, 4: 16, 5: 20, 6: 24, 8: 32, 10: 40, 12: 48, 16: 64 } as const;

export const radius = { small: 6, field: 8, card: 12, pill: 999 } as const;

/** Pixel sizes that more than one piece shares. */
export const size = {
  /** Height of inputs, buttons and items. */
  control: 40,
  /** Smallest side of anything that a finger presses. */
  touch: 44,
  row: 44,
  /** Rows of someone who wants to see more of them at once; never under a finger. */
  rowCompact: 36,
  icon: 20,
  content: 1280,
  form: 560,
  sideMenu: 248,
  /** The side menu between the phone and wide windows: icons with their words below. */
  sideRail: 104,
  header: 64,
  bottomBar: 85,
  mobileHeader: 56,
  /** Below this width the mobile layout begins. */
  mobileBreakpoint: 768,
} as const;

export const font = {
  family: "'Vazirmatn', 'Vazirmatn Fallback', Tahoma, sans-serif",
  caption: '0.8125rem',
  body: '0.9375rem',
  lead: '1.0625rem',
  title: '1.25rem',
  heading: '1.5rem',
  figure: '1.875rem',
  /** Persian needs air between its lines. */
  lineHeight: 1.75,
  tightLineHeight: 1.4,
  regular: 400,
  medium: 500,
  bold: 700,
} as const;

export const shadow = {
  none: 'none',
  raised: '0 8px 28px -12px rgb(16 24 40 / 28%)',
  bar: '0 -1px 0 0',
  /** At an edge beyond which there is more: the same on every side, so that it needs no mirror. */
  edge: `0 0 12px 3px ${tone.shade}`,
} as const;

export const motion = {
  quick: '120ms cubic-bezier(0.2, 0, 0, 1)',
  calm: '180ms cubic-bezier(0.2, 0, 0, 1)',
} as const;

/** Media queries by name. */
export const media = {
  mobile: `@media (max-width: ${size.mobileBreakpoint - 0.02}px)`,
  /** A desktop layout with little room: tablets, half a screen. */
  narrow: `@media (min-width: ${size.mobileBreakpoint}px) and (max-width: 1023.98px)`,
  desktop: `@media (min-width: ${size.mobileBreakpoint}px)`,
  touch: '@media (pointer: coarse)',
  still: '@media (prefers-reduced-motion: reduce)',
} as const;

/** The ring around whatever the keyboard is on. */
export const focusRing = {
  outline: `2px solid ${tone.lapisText}`,
  outlineOffset: 2,
} as const;

/** Digits of one width, for columns of numbers. In a sentence or beside a label they stand too wide apart. */
export const tabular = { fontVariantNumeric: 'tabular-nums' } as const;
