import type { FeatureModule } from '@peyk/shared-module';
import { useMayCheck } from '@peyk/shared-store';
import { useEffect } from 'react';
import { loadScreen } from '../router/loaded-screens';

/** Whether the person, or a slow network, asks that nothing be fetched in advance. Not every browser says. */
function savesData(): boolean {
  const { connection } = navigator as { connection?: { saveData?: boolean; effectiveType?: string } };
  return connection?.saveData === true || /2g/.test(connection?.effectiveType ?? '');
}

/** Fetches the screens that the person may open, one after the other, while the browser has nothing else to do. */
export function useIdleWarming(modules: readonly FeatureModule[]): void {
  const may = useMayCheck();
  useEffect(() => {
    if (may === null || typeof requestIdleCallback !== 'function' || savesData()) return;
    const waiting = modules
      .flatMap((module) => module.routes)
      .filter((route) => route.audience !== 'public' && may(route.permission ?? null));
    let idle = 0;
    const next = () => {
      const route = waiting.shift();
      if (route === undefined) return;
      idle = requestIdleCallback(() => {
        // A failure does not matter: the visit itself tries again and tells.
        if (navigator.onLine)
          void loadScreen(route)
            .catch(() => undefined)
            .then(next);
      });
    };
    next();
    return () => {
      waiting.length = 0;
      cancelIdleCallback(idle);
    };
  }, [modules, may]);
}
