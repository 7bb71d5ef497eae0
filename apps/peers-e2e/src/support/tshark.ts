import { execFileSync, spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Peer } from './describe-with';
import { pcapOf, SERVER_PORT } from './pcap';
import type { Passage } from './recording-proxy';

const { stdout } = spawnSync('tshark', ['--version'], { encoding: 'utf8' });

export const TSHARK: Peer = {
  name: 'tshark',
  package: 'tshark',
  version: /TShark \D*([\d.]+\d)/.exec(stdout ?? '')?.[1],
};

/** What tshark reads in one place: the names of its fields with their values, in their order. */
export type Fields = ReadonlyMap<string, readonly string[]>;

export interface Decoded {
  /** Every PDU of all sessions. */
  pdus: Fields[];
  /** Every user data header, read by tshark as a handset's network would. */
  headers: Fields[];
  /** What tshark calls malformed, or remarks on as an expert, within SMPP. */
  troubles: string[];
}

type Tree = Readonly<Record<string, unknown>>;

const HOW = [
  ...['-d', `tcp.port==${SERVER_PORT},smpp`, '-Y', 'smpp', '-T', 'json', '--no-duplicate-keys'],
  // What the operator's default alphabet is stands in no PDU.
  ...['-o', 'smpp.decode_sms_over_smpp:GSM 7-bit'],
];

/** Lets tshark decode what passed in each session. @throws when it cannot read the file at all */
export function decode(...sessions: (readonly Passage[])[]): Decoded {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-pcap-'));
  try {
    const file = join(folder, 'sessions.pcap');
    writeFileSync(file, pcapOf(sessions));
    // Its standard error says that it runs as root, where it does.
    const stdio = ['ignore' as const, 'pipe' as const, 'ignore' as const];
    const json = execFileSync('tshark', ['-n', '-r', file, ...HOW], { encoding: 'utf8', maxBuffer: 1e8, stdio });
    const frames: { _source: { layers: Tree } }[] = JSON.parse(json);
    const layers = frames.map((frame) => frame._source.layers);
    return {
      pdus: layers.flatMap((layer) => listOf(layer['smpp']).map((pdu) => fieldsOf(pdu))),
      headers: layers.flatMap((layer) => listOf(layer['gsm_sms_ud']).map((header) => fieldsOf(header))),
      troubles: layers.flatMap((layer) => {
        const { ['tcp']: _lower, ...own } = layer;
        return [...fieldsOf(own).entries()].flatMap(([name, values]) => (name.startsWith('_ws.') ? values : []));
      }),
    };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function listOf(layer: unknown): unknown[] {
  return layer === undefined ? [] : [layer].flat();
}

/** The leaves of tshark's tree, whatever branch they hang on. */
function fieldsOf(tree: unknown, into = new Map<string, string[]>(), name = ''): Map<string, string[]> {
  if (typeof tree === 'string') into.set(name, [...(into.get(name) ?? []), tree]);
  else if (Array.isArray(tree)) for (const item of tree) fieldsOf(item, into, name);
  else if (tree !== null && typeof tree === 'object') {
    for (const [key, value] of Object.entries(tree)) fieldsOf(value, into, key);
  }
  return into;
}
