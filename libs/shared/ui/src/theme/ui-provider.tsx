import { CacheProvider, type EmotionCache } from '@emotion/react';
import { useEffect, type ReactNode } from 'react';
import { watchPresses } from '../fields/after-press';
import { ModalRootProvider } from '../overlays/modal-root';
import { ToastProvider } from '../toasts/toast-provider';
import { PageStyles } from './global-styles';
import { SchemeProvider } from './scheme';

interface UiProviderProps {
  readonly cache: EmotionCache;
  readonly dark: boolean;
  readonly children: ReactNode;
}

/** Gives the design system to everything below: direction, colours, type. The choice of the theme is the caller's. */
export function UiProvider({ cache, dark, children }: UiProviderProps) {
  useEffect(watchPresses, []);
  return (
    <CacheProvider value={cache}>
      <SchemeProvider dark={dark}>
        <PageStyles />
        <ModalRootProvider>
          <ToastProvider>{children}</ToastProvider>
        </ModalRootProvider>
      </SchemeProvider>
    </CacheProvider>
  );
}
