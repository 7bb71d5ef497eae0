import { contrast } from './theme/contrast';
import { schemes, type ToneName } from './tokens';

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
