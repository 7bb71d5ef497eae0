import { execFileSync } from 'node:child_process';

/** The range that is kept for measurements between machines (RFC 2544). */
const NET = '198.18';

/** A network namespace, which is another machine as far as the network knows, and the cable to it. */
export interface FarLink {
  /** Where the other machine is reached. */
  address: string;
  /** Put before a command, it runs on the other machine. */
  command: readonly string[];
  /** Pulls the cable: packets are lost, and nobody is told. */
  pull(): void;
  plug(): void;
  remove(): void;
}

const ip = (...args: string[]) => execFileSync('ip', args, { stdio: ['ignore', 'ignore', 'pipe'] });

/** Whether a command did its work; what does not concern who asks is not told. */
function did(...args: string[]): boolean {
  try {
    ip(...args);
    return true;
  } catch {
    return false;
  }
}

/**
 * Lays a cable to a namespace; undefined where we have not the rights or the tools for it. What a killed process has left under
 * that name is removed first: two of the same name at once end each other's cable.
 * @param name of the namespace, and with an ending of both ends of the cable: eleven letters at most
 * @param net one that no other cable has, 0 to 255
 */
export function layFarLink(name = 'peyk-far', net = 77): FarLink | undefined {
  const [here, there] = [`${name}-a`, `${name}-b`];
  const [hereAddress, address] = [`${NET}.${net}.1`, `${NET}.${net}.2`];
  const inside = ['-n', name];
  // The namespace goes when nobody is in it any more, and its end of the cable with it; the other one takes it along at once.
  const remove = () => [did('link', 'delete', here), did('netns', 'delete', name)];
  remove();
  if (!did('netns', 'add', name)) return undefined;
  const isLaid =
    did('link', 'add', here, 'type', 'veth', 'peer', 'name', there, 'netns', name) &&
    did('address', 'add', `${hereAddress}/30`, 'dev', here) &&
    did(...inside, 'address', 'add', `${address}/30`, 'dev', there) &&
    did('link', 'set', here, 'up') &&
    did(...inside, 'link', 'set', 'lo', 'up') &&
    did(...inside, 'link', 'set', there, 'up');
  if (!isLaid) {
    remove();
    return undefined;
  }
  return {
    address,
    command: ['ip', 'netns', 'exec', name],
    pull: () => void ip(...inside, 'link', 'set', there, 'down'),
    plug: () => void ip(...inside, 'link', 'set', there, 'up'),
    remove: () => void remove(),
  };
}
