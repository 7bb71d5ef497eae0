/** A program that others wrote and a machine may lack. */
export interface Peer {
  name: string;
  /** Debian's package of it. */
  package: string;
  /** As it says itself; undefined when it is not installed. */
  version: string | undefined;
}

/**
 * `describe` where the peer is installed. Elsewhere the tests are skipped and one line says so: `npm test` repeats lines
 * that begin with "skipped:" at its end, so that nobody takes silence for success.
 */
export function describeWith(peer: Peer, name: string, tests: () => void): void {
  const said = peer.version
    ? `${name}: ${peer.name} ${peer.version}`
    : `skipped: ${name}: ${peer.name} is not installed (Debian: apt-get install ${peer.package}).`;
  process.stderr.write(`${said}\n`);
  (peer.version ? describe : describe.skip)(name, tests);
}
