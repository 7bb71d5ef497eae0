import type { FeatureModule } from '@peyk/shared-module';
import { useMayCheck } from '@peyk/shared-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { warmRoute } from './warm-route';

const HOVER_DELAY_MS = 100;

/** The path of the link under an event, if it leads to a page of the panel. */
function linkedPath(target: EventTarget | null): string | null {
  const link = target instanceof Element ? target.closest('a[href]') : null;
  if (!(link instanceof HTMLAnchorElement) || link.origin !== window.location.origin) return null;
  return link.target === '' ? link.pathname : null;
}

/** Warms the page behind any link on which the pointer or the keyboard rests for 100 ms. */
export function useHoverPrefetch(modules: readonly FeatureModule[]): void {
  const client = useQueryClient();
  const may = useMayCheck();
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined;
    let resting: string | null = null;
    const rest = (event: Event) => {
      const path = linkedPath(event.target);
      if (path === resting) return;
      resting = path;
      clearTimeout(timer);
      if (path !== null) timer = setTimeout(() => void warmRoute(path, modules, client, may), HOVER_DELAY_MS);
    };
    document.addEventListener('pointerover', rest, { passive: true });
    document.addEventListener('focusin', rest);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('pointerover', rest);
      document.removeEventListener('focusin', rest);
    };
  }, [client, modules, may]);
}
