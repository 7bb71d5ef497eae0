// The build's own configuration cannot follow the workspace's aliases, and colours have one home.
import { font, schemes, tone, variablesOf, type Tones } from '../../libs/shared/ui/src/tokens.ts';

/** Seen from the page of an app. */
const FONTS = '../../libs/shared/ui/src/fonts';

function faces(): string {
  const face = (file: string, range: string) =>
    `@font-face{font-family:Vazirmatn;font-weight:400 700;font-display:swap;src:url(${FONTS}/${file}) format("woff2");unicode-range:${range}}`;
  return (
    face('vazirmatn-persian.woff2', 'U+0600-06FF,U+200B-200F,U+FDFC') +
    face('vazirmatn-latin.woff2', 'U+0020-007E,U+00A0-00FF,U+2010-2026,U+2212')
  );
}

const variables = (scheme: string, tones: Tones) =>
  `html.${scheme}{color-scheme:${scheme};${Object.entries(variablesOf(tones))
    .map(([name, value]) => `${name}:${value}`)
    .join(';')}}`;

/** What a page of any of our apps has before a script runs: the fonts, the colours of both themes, the ground. */
export function pageStyles(): string {
  return [
    faces(),
    variables('light', schemes.light),
    variables('dark', schemes.dark),
    `*{box-sizing:border-box}body{margin:0;background:${tone.ground};color:${tone.ink};font:400 ${font.body}/${font.lineHeight} ${font.family}}`,
  ].join('');
}
