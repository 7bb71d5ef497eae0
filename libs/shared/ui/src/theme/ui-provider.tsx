import { CacheProvider, type EmotionCache } from '@emotion/react';
import { ThemeProvider, useColorScheme } from '@mui/material/styles';
import { useEffect, type ReactNode } from 'react';
import { ModalRootProvider } from '../overlays/modal-root';
import { PageStyles } from './global-styles';
import { peykTheme } from './create-peyk-theme';

interface UiProviderProps {
  readonly cache: EmotionCache;
  readonly dark: boolean;
  readonly children: ReactNode;
}

/** Gives the design system to everything below: direction, colours, type. The choice of the theme is the caller's. */
export function UiProvider({ cache, dark, children }: UiProviderProps) {
  return (
    <CacheProvider value={cache}>
      <ThemeProvider theme={peykTheme} defaultMode={dark ? 'dark' : 'light'} storageManager={null} noSsr>
        <ModeFollower dark={dark} />
        <PageStyles />
        <ModalRootProvider>{children}</ModalRootProvider>
      </ThemeProvider>
    </CacheProvider>
  );
}

/** Carries our choice into MUI, which puts the class on the root element. */
function ModeFollower({ dark }: { readonly dark: boolean }) {
  const { setMode } = useColorScheme();
  useEffect(() => setMode(dark ? 'dark' : 'light'), [dark, setMode]);
  return null;
}
