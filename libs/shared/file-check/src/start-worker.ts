// eslint-disable-next-line @typescript-eslint/triple-slash-reference -- a name of the bundler cannot be imported, and anyone who reads this source needs it
/// <reference path="./worker-url.d.ts" />
import address from './file-check.worker?worker&url';
import type { WorkerPort } from './file-check';

interface Policies {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

let trusted: string | undefined;

/** The worker's address as the page's policy wants it: a policy of its own lets this one address through, and is made once. */
function trustedAddress(): string {
  const { trustedTypes } = globalThis as { trustedTypes?: Policies };
  if (trustedTypes === undefined) return address;
  trusted ??= trustedTypes
    .createPolicy('peyk-file-check', {
      createScriptURL: (url) => {
        if (url !== address) throw new TypeError('Only the worker that checks files may be started.');
        return url;
      },
    })
    .createScriptURL(address);
  return trusted;
}

/** Starts the worker: the only place that does, so that its code is a file of its own. */
export function startWorker(): WorkerPort {
  return new Worker(trustedAddress(), { type: 'module' }) as unknown as WorkerPort;
}
