import { createTheme, type PaletteOptions } from '@mui/material/styles';
import { VARIABLE_PREFIX, font, radius, schemes, size, type Tones } from '../tokens';

declare module '@mui/material/styles' {
  interface Palette {
    tile: Tones;
  }
  interface PaletteOptions {
    tile?: Tones;
  }
}

/** Our tiles under `tile`, and the nearest of MUI's own names, for the pieces of MUI that we build upon. */
function paletteOf(tones: Tones): PaletteOptions {
  return {
    tile: tones,
    primary: { main: tones.lapis, contrastText: tones.onLapis },
    secondary: { main: tones.turquoise },
    warning: { main: tones.saffron },
    error: { main: tones.pomegranate },
    success: { main: tones.turquoise },
    background: { default: tones.ground, paper: tones.surface },
    text: { primary: tones.ink, secondary: tones.inkSoft },
    divider: tones.hairline,
  };
}

/** The MUI theme of Peyk: both colour schemes as CSS variables, chosen by a class of the root element. */
export const peykTheme = createTheme({
  cssVariables: { cssVarPrefix: VARIABLE_PREFIX, colorSchemeSelector: 'class' },
  colorSchemes: { light: { palette: paletteOf(schemes.light) }, dark: { palette: paletteOf(schemes.dark) } },
  direction: 'rtl',
  shape: { borderRadius: radius.card },
  spacing: 4,
  breakpoints: { values: { xs: 0, sm: 480, md: size.mobileBreakpoint, lg: 1024, xl: size.content } },
  typography: { fontFamily: font.family, fontSize: 15 },
});
