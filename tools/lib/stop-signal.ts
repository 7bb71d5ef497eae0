/**
 * One AbortSignal for Ctrl-C, SIGTERM and a closed terminal. Repeats are ignored: stopping has time limits of its own,
 * and the same Ctrl-C may arrive twice, from the terminal and from the process above.
 */
export function onStopSignal(): AbortSignal {
  const controller = new AbortController();
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => controller.abort());
  return controller.signal;
}

/** Settles when the signal fires. */
export function aborted(signal: AbortSignal): Promise<void> {
  if (signal.aborted) return Promise.resolve();
  return new Promise((resolve) => signal.addEventListener('abort', () => resolve(), { once: true }));
}
