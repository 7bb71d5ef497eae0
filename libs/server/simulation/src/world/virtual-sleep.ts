import { setImmediate as realImmediate, setTimeout as realTimeout } from 'node:timers/promises';
import { currentProcess } from './process';
import { engineGlobals, setVirtualTimer } from './virtual-time';

/** What `node:timers/promises` is to the engine. */
export function setTimeout(ms?: number, value?: unknown, options: { signal?: AbortSignal } = {}): Promise<unknown> {
  if (!currentProcess()) return realTimeout(ms, value, options);
  const { signal } = options;
  return new Promise((resolve, reject) => {
    if (signal?.aborted) return reject(signal.reason);
    const stop = () => {
      engineGlobals.clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setVirtualTimer(
      () => {
        signal?.removeEventListener('abort', stop);
        resolve(value);
      },
      ms ?? 0,
      'sleep',
    );
    signal?.addEventListener('abort', stop, { once: true });
  });
}

export function setImmediate(value?: unknown): Promise<unknown> {
  return currentProcess() ? setTimeout(0, value) : realImmediate(value);
}
