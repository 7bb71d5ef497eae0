import type { FeatureRoute } from '@peyk/shared-module';

const RELOAD_LIMIT = 3;
const COUNTER_PREFIX = 'peyk-reloads:';

export interface ReloadParts {
  /** Where the reloads are counted: it has to outlive them. Read late, because a browser may forbid even to look at it. */
  readonly storage: () => Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;
  readonly reload: () => void;
}

const browserParts: ReloadParts = { storage: () => sessionStorage, reload: () => window.location.reload() };

/** Whether one more reload is allowed. Where nothing can be counted it is not: the page would be loaded for ever. */
function countReload(key: string, parts: ReloadParts): boolean {
  try {
    const storage = parts.storage();
    const reloads = Number(storage.getItem(key) ?? 0);
    if (reloads < RELOAD_LIMIT) storage.setItem(key, String(reloads + 1));
    else storage.removeItem(key);
    return reloads < RELOAD_LIMIT;
  } catch {
    return false;
  }
}

function forgetReloads(key: string, parts: ReloadParts): void {
  try {
    parts.storage().removeItem(key);
  } catch {
    // What could not be counted need not be forgotten.
  }
}

/**
 * Loads a screen. When that fails, usually because a new version has replaced the files of this page, the page is loaded
 * again, at most three times; after that, or without a network, the failure is raised for the error boundary. A success
 * starts counting anew.
 *
 * @throws what the import threw, once the reloads are used up
 */
export async function loadOrReload(
  route: Pick<FeatureRoute, 'path' | 'load'>,
  parts: ReloadParts = browserParts,
): ReturnType<FeatureRoute['load']> {
  const key = COUNTER_PREFIX + route.path;
  try {
    const screen = await route.load();
    forgetReloads(key, parts);
    return screen;
  } catch (cause) {
    // Without a network nothing is newer: a reload would only lose what the other pages hold.
    if (!navigator.onLine || !countReload(key, parts)) throw cause;
    parts.reload();
    // The page is going away; the loading fallback stays until it does.
    return new Promise(() => undefined);
  }
}
