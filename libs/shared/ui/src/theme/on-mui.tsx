// eslint-disable-next-line no-restricted-imports -- the one place that knows the theme of MUI
import { ThemeProvider, createTheme } from '@mui/material/styles';
import type { ReactNode } from 'react';
import rtlPlugin from 'stylis-plugin-rtl';
import { font, radius, size, tone } from '../tokens';
import { mirrorStyles } from './rtl-cache';

// MUI writes physical sides.
mirrorStyles(rtlPlugin);

/** All shades of one hue are given: MUI cannot compute them from a reference to a variable. */
const hue = (main: string, contrastText: string) => ({ main, light: main, dark: main, contrastText });

/**
 * What MUI's pieces take from us. The colours are references to our variables, so that one theme serves light and dark.
 * MUI's own way to variables is left alone: it writes some four hundred of them, and is a quarter of a second of work on a
 * slow phone before the first letter can be typed.
 */
const theme = createTheme({
  direction: 'rtl',
  palette: {
    primary: hue(tone.lapis, tone.onLapis),
    secondary: hue(tone.turquoise, tone.onLapis),
    warning: hue(tone.saffron, tone.onLapis),
    error: hue(tone.pomegranate, tone.onPomegranate),
    success: hue(tone.turquoise, tone.onLapis),
    background: { default: tone.ground, paper: tone.surface },
    text: { primary: tone.ink, secondary: tone.inkSoft },
    divider: tone.hairline,
  },
  shape: { borderRadius: radius.card },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 480, md: size.mobileBreakpoint, lg: 1024, xl: size.content } },
  typography: { fontFamily: font.family, fontSize: 15 },
});

/** Nor can it weaken such a reference by itself; the browser can. A text as weight is a sum, such as `0.08 + 0.04`. */
theme.alpha = (color: string, weight: string | number) =>
  `color-mix(in srgb, ${color} calc((${weight}) * 100%), transparent)`;

/** Stands around every piece of MUI: its theme and its mirror are loaded with the first of them, not with the page. */
export function OnMui({ children }: { readonly children: ReactNode }) {
  return <ThemeProvider theme={theme}>{children}</ThemeProvider>;
}
