import type { FeatureRoute } from '@peyk/shared-module';

const RELOAD_LIMIT = 3;
const COUNTER_PREFIX = 'peyk-reloads:';

export interface ReloadParts {
  readonly storage: Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const browserParts = (): ReloadParts => ({ storage: sessionStorage, reload: () => window.location.reload() });

/**
 * Loads a screen. When that fails, usually because a new version has replaced the files of this page, the page is loaded
 * again, at most three times; after that the failure is raised for the error boundary. A success starts counting anew.
 *
 * @throws what the import threw, once the reloads are used up
 */
export async function loadOrReload(
  route: Pick<FeatureRoute, 'path' | 'load'>,
  parts: ReloadParts = browserParts(),
): ReturnType<FeatureRoute['load']> {
  const key = COUNTER_PREFIX + route.path;
  try {
    const screen = await route.load();
    parts.storage.removeItem(key);
    return screen;
  } catch (cause) {
    const reloads = Number(parts.storage.getItem(key) ?? 0);
    if (reloads >= RELOAD_LIMIT) {
      parts.storage.removeItem(key);
      throw cause;
    }
    parts.storage.setItem(key, String(reloads + 1));
    parts.reload();
    // The page is going away; the loading fallback stays until it does.
    return new Promise(() => undefined);
  }
}
