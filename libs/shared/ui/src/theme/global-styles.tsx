import { GlobalStyles } from '@mui/material';
import { focusRing, font, media, tone } from '../tokens';

const styles = {
  '*, *::before, *::after': { boxSizing: 'border-box' },
  html: { WebkitTextSizeAdjust: '100%' },
  'html.light': { colorScheme: 'light' },
  'html.dark': { colorScheme: 'dark' },
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
} as const;

/** Ground, type and focus ring of the whole page. */
export function PageStyles() {
  return <GlobalStyles styles={styles} />;
}
