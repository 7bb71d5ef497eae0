import { spawn, spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Peer } from './describe-with';
import { until } from './until';

const { stdout } = spawnSync('perl', ['-MNet::SMPP', '-e', 'print $Net::SMPP::VERSION'], { encoding: 'utf8' });

export const NET_SMPP: Peer = { name: 'Net::SMPP', package: 'libnet-smpp-perl', version: stdout?.trim() || undefined };

/** What the SMSC tells, in the order in which it happened there. The script says which fields an event has. */
export interface SmscEvent {
  event: 'listening' | 'bind' | 'submit' | 'throttled' | 'acknowledged' | 'unbind' | 'closed' | 'other';
  [field: string]: unknown;
}

export type SmscOrder =
  | { do: 'throttle'; times: number }
  | { do: 'receipts' }
  | { do: 'write'; from: string; to: string; parts: readonly string[] }
  | { do: 'unbind' };

/** An SMSC on Perl's Net::SMPP. */
export interface NetSmppSmsc {
  url: string;
  events(kind: SmscEvent['event']): SmscEvent[];
  order(order: SmscOrder): void;
  stop(): Promise<void>;
}

/** @throws when it does not say its port within ten seconds. */
export async function startNetSmppSmsc(...words: 'eager'[]): Promise<NetSmppSmsc> {
  const child = spawn('perl', [join(__dirname, 'net-smpp-smsc.pl'), ...words], { stdio: ['pipe', 'pipe', 'inherit'] });
  const ended = new Promise((resolve) => child.once('close', resolve));
  const events: SmscEvent[] = [];
  createInterface(child.stdout).on('line', (line) => events.push(JSON.parse(line)));
  const listening = await until('the port of the SMSC', () => events.find(({ event }) => event === 'listening'));
  return {
    url: `smpp://peyk:secret@127.0.0.1:${String(listening['port'])}`,
    events: (kind) => events.filter(({ event }) => event === kind),
    order: (order) => void child.stdin.write(`${JSON.stringify(order)}\n`),
    stop: async () => {
      child.stdin.end();
      await ended;
    },
  };
}
