import { schemes, type ToneName } from './tokens';

/** WCAG 2 relative luminance of `#rrggbb`. */
function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((start) => {
    const channel = parseInt(hex.slice(start, start + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(first: string, second: string): number {
  const [low = 0, high = 0] = [luminance(first), luminance(second)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

const GROUNDS: readonly ToneName[] = ['ground', 'surface', 'sunken'];
const TEXTS: readonly ToneName[] = ['ink', 'inkSoft', 'lapisText', 'turquoiseText', 'saffronText', 'pomegranateText'];
const PAIRS: readonly (readonly [ToneName, ToneName])[] = [
  ...TEXTS.flatMap((text) => GROUNDS.map((ground) => [text, ground] as const)),
  ...(['lapis', 'turquoise', 'saffron', 'pomegranate'] as const).flatMap((hue) => [
    [`${hue}Text`, `${hue}Soft`] as const,
    ['ink', `${hue}Soft`] as const,
    ['inkSoft', `${hue}Soft`] as const,
  ]),
  ['onLapis', 'lapis'],
  ['onLapis', 'lapisHover'],
  ['onPomegranate', 'pomegranate'],
  ['onPomegranate', 'pomegranateHover'],
  ['onMenu', 'menu'],
  ['onMenuSoft', 'menu'],
  ['onMenu', 'menuCurrent'],
  ['onTooltip', 'tooltip'],
];

describe.each(['light', 'dark'] as const)('the %s theme', (scheme) => {
  const tones = schemes[scheme];

  it.each(PAIRS)('shows %s on %s at 4.5:1 or better', (text, ground) => {
    expect(contrast(tones[text], tones[ground])).toBeGreaterThanOrEqual(4.5);
  });

  it.each(GROUNDS)('draws the outline of a field on %s at 3:1 or better', (ground) => {
    expect(contrast(tones.outline, tones[ground])).toBeGreaterThanOrEqual(3);
  });
});
