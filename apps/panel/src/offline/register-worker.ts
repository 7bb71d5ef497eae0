const WORKER = '/sw.js';
const HOUR_MS = 3_600_000;

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

/** The worker's address as the page's policy wants it: the one named policy lets this one address through. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return WORKER;
  const policy = trustedTypes.createPolicy('peyk-worker', {
    createScriptURL: (url) => {
      if (url !== WORKER) throw new TypeError('Only the worker of the panel may be registered.');
      return url;
    },
  });
  return policy.createScriptURL(WORKER);
}

/**
 * What this page asked for before the worker took over is fetched through it once more, out of the browser's own cache, and so kept.
 * An observer, because what was under way at that moment comes to the list of what was loaded only afterwards.
 */
function handOver(): void {
  const seen = new Set<string>();
  const keep = ({ name, workerStart }: PerformanceResourceTiming) => {
    const { origin, pathname } = new URL(name);
    if (origin !== location.origin || !pathname.startsWith('/assets/') || workerStart > 0 || seen.has(name)) return;
    seen.add(name);
    void fetch(name).catch(() => undefined);
  };
  const observer = new PerformanceObserver((list) =>
    list.getEntries().forEach((entry) => keep(entry as PerformanceResourceTiming)),
  );
  observer.observe({ type: 'resource', buffered: true });
}

/** Registers the worker, and has it look for a new version when the page is looked at again, at most once an hour. */
export async function registerWorker(): Promise<void> {
  try {
    if (navigator.serviceWorker.controller === null) {
      navigator.serviceWorker.addEventListener('controllerchange', handOver, { once: true });
    }
    const registration = await navigator.serviceWorker.register(trustedAddress(), { updateViaCache: 'none' });
    let askedAtMs = Date.now();
    document.addEventListener('visibilitychange', () => {
      if (document.visibilityState !== 'visible' || Date.now() - askedAtMs < HOUR_MS) return;
      askedAtMs = Date.now();
      void registration.update().catch(() => undefined);
    });
  } catch {
    // Forbidden, or the server is gone: the panel works without it, and the next visit tries again.
  }
}
