import { Global, css } from '@emotion/react';
import { focusRing, font, media, schemes, tone, variablesOf } from '../tokens';

const styles = css({
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  'html.light': { colorScheme: 'light', ...variablesOf(schemes.light) },
  'html.dark': { colorScheme: 'dark', ...variablesOf(schemes.dark) },
  body: {
    margin: 0,
    minHeight: '100dvh',
    background: tone.ground,
    color: tone.ink,
    fontFamily: font.family,
    fontSize: font.body,
    lineHeight: font.lineHeight,
    WebkitFontSmoothing: 'antialiased',
  },
  'h1, h2, h3, p, ul, ol, dl, dd, figure': { margin: 0 },
  'ul, ol': { padding: 0, listStyle: 'none' },
  'button, input, textarea, select': { font: 'inherit', color: 'inherit', letterSpacing: 'normal' },
  a: { color: tone.lapisText, textUnderlineOffset: 4 },
  ':focus-visible': focusRing,
  [media.still]: { '*, *::before, *::after': { animation: 'none !important', transition: 'none !important' } },
});

/** Colours, ground, type and focus ring of the whole page. */
export function PageStyles() {
  return <Global styles={styles} />;
}
