import type { Server } from 'node:net';
import { isIP } from 'node:net';
import type { AddressInfo } from 'node:net';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { answerError } from './answers';
import { OptionError } from './flags';

/** However it is spelled: anyone who writes `Production` means it. @throws OptionError with `why` */
export function refuseProduction(mode: string | undefined, why: string): void {
  if (/^\s*prod/i.test(mode ?? '')) throw new OptionError(`this is not for production: ${why}`);
}

/** Its pages ask nobody who they are. @throws OptionError with `why` for a host that others reach */
export function onThisMachine(host: string, why: string): string {
  const isLoopback = host === 'localhost' || host === '::1' || (isIP(host) === 4 && host.startsWith('127.'));
  if (isLoopback) return host;
  throw new OptionError(`--host is "${host}", but ${why}: only 127.0.0.1 or ::1`);
}

/**
 * Names under which a browser reaches this machine. A page of anybody's can let its own name point here and would then read
 * everything, as a page of the same origin.
 */
const OWN_NAMES = /^(localhost|127(\.\d{1,3}){3}|\[::1\])(:\d+)?$/i;

/** Whether the request came under a name of this machine; otherwise it is answered here. */
export function isForThisMachine(request: IncomingMessage, response: ServerResponse): boolean {
  if (OWN_NAMES.test(request.headers.host ?? '')) return true;
  answerError(response, 403, 'host', 'این صفحه فقط از همین دستگاه و با نشانی 127.0.0.1 باز می‌شود.');
  return false;
}

/** @throws OptionError when the port cannot be had; `flag` says how to choose another. */
export function listen(server: Server, port: number, host: string, flag: string): Promise<number> {
  return new Promise((resolve, reject) => {
    server.once('error', (error: NodeJS.ErrnoException) => {
      const reason =
        error.code === 'EADDRINUSE' ? `another program uses it; choose another with --${flag}` : error.message;
      reject(new OptionError(`Port ${port} on ${host} cannot be opened (--${flag}): ${reason}`));
    });
    server.listen(port, host, () => resolve((server.address() as AddressInfo).port)); // a TCP server has no other kind
  });
}
