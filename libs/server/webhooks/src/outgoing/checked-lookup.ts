import { lookup } from 'node:dns';
import type { LookupAddress, LookupOptions } from 'node:dns';
import type { LookupFunction } from 'node:net';
import { isForbiddenAddress } from './forbidden-address';
import type { OutgoingRules } from './webhook-url';

/** A name leads to where nothing may be sent. */
export class ForbiddenAddressError extends Error {
  readonly code = 'EFORBIDDEN';
}

/** The addresses of a name; of the system unless a test says otherwise. */
export type ResolveAll = (
  host: string,
  options: LookupOptions,
  done: (error: NodeJS.ErrnoException | null, found: LookupAddress[]) => void,
) => void;

const bySystem: ResolveAll = (host, options, done) => lookup(host, { ...options, all: true }, done);

/**
 * Resolves a name for a socket, and refuses it when any of its addresses is forbidden. The socket connects to what is answered here and
 * asks nobody again: a name that leads elsewhere a moment later changes nothing.
 */
export function checkedLookup(rules: OutgoingRules, resolve: ResolveAll = bySystem): LookupFunction {
  return (host, options, done) => {
    resolve(host, options, (error, found) => {
      if (error) return done(error, '');
      const isForbidden = found.some(({ address }) => isForbiddenAddress(address));
      const [first] = found;
      if (!first || (isForbidden && !rules.privateNetworks)) {
        return done(new ForbiddenAddressError(`${host} leads to where nothing is sent`), '');
      }
      // Sockets that try several addresses side by side ask for all.
      if (options.all) (done as (error: null, all: LookupAddress[]) => void)(null, found);
      else done(null, first.address, first.family);
    });
  };
}
