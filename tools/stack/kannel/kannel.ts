import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { Agent, get } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { findPorts } from '../../lib/ports.ts';
import { lastLines, startProgram } from '../child.ts';
import type { Child } from '../child.ts';
import { KANNEL_USER, kannelConfig } from './kannel-config.ts';
import type { KannelSettings } from './kannel-config.ts';
import { startReceiptSink } from './receipt-sink.ts';
import type { KannelReceipt } from './receipt-sink.ts';

const READY_LIMIT_MS = 10_000;
const STOP_LIMIT_MS = 5_000;
const STEP_MS = 20;
/** Kannel's words for: the final states, and for all of them. */
export const FINAL_RECEIPTS = 1 + 2 + 16;
export const ALL_RECEIPTS = 31;

/** Debian puts bearerbox where only root looks; it wants nothing of root. */
const ENVIRONMENT = { ...process.env, PATH: `${process.env['PATH'] ?? ''}:/usr/sbin` };

export interface KannelOptions {
  /** Where the operator listens on 127.0.0.1. */
  smppPort: number;
  systemId?: string;
  password?: string;
  /** Submits without an answer at once. Default 100. */
  window?: number;
  /** HTTP connections that are kept alive to Kannel. Default 32. */
  connections?: number;
  /** Default `memory`, which loses what waits when Kannel is killed. */
  store?: KannelSettings['store'];
  onReceipt?: (receipt: KannelReceipt) => void;
}

export interface KannelMessage {
  from: string;
  /** Several are one call to Kannel, and a message each. */
  to: readonly string[];
  text: string;
  /** Which receipts are wanted: a sum of states. Default: the final ones. */
  receipts?: number;
}

/** A running Kannel whose only operator is the one that was named. */
export interface Kannel {
  /** Of bearerbox and smsbox. */
  pids: Record<string, number>;
  /** How many receipts of each state have come. */
  receipts: ReadonlyMap<number, number>;
  /** The address that sends a message when it is asked for. */
  addressOf(message: KannelMessage): string;
  /** Resolves when Kannel has taken it, which is before the operator has. @throws with Kannel's words when it refuses. */
  send(message: KannelMessage): Promise<void>;
  /** Kannel's own page about itself, for an error message. */
  status(): Promise<string>;
  stop(): Promise<void>;
}

/** The version of the installed Kannel, e.g. `1.4.5`; undefined when there is none. */
export function kannelVersion(): string | undefined {
  const { stdout } = spawnSync('bearerbox', ['--version'], { encoding: 'utf8', env: ENVIRONMENT });
  return /bearerbox version `([^']+)'/.exec(stdout ?? '')?.[1];
}

/**
 * Starts bearerbox and smsbox of Debian's package `kannel` on free ports, with their files in a temporary folder, and
 * waits until the operator has bound them.
 *
 * @throws when they are not installed or not bound within ten seconds; nothing is left running then.
 */
export async function startKannel(options: KannelOptions): Promise<Kannel> {
  const folder = mkdtempSync(join(tmpdir(), 'peyk-kannel-'));
  const [adminPort = 0, boxPort = 0, sendPort = 0] = await findPorts(3);
  const { smppPort, systemId = 'kannel', password = 'kannel', window = 100, store = 'memory' } = options;
  const config = join(folder, 'kannel.conf');
  mkdirSync(join(folder, 'store'));
  const settings = { smppPort, systemId, password, window, store, folder, adminPort, boxPort, sendPort };
  writeFileSync(config, kannelConfig(settings));
  const boxes: Child[] = [];
  const agent = new Agent({ keepAlive: true, maxSockets: options.connections ?? 32 });
  const sink = await startReceiptSink(options.onReceipt);
  const stop = async () => {
    // The box of the senders first, so that nothing is given to a bearerbox that has gone.
    for (const box of [...boxes].reverse()) await box.stop(STOP_LIMIT_MS);
    agent.destroy();
    await sink.close();
    rmSync(folder, { recursive: true, force: true });
  };
  const status = async () => (await ask(agent, adminPort, `/status.txt?password=${KANNEL_USER.password}`)).text;
  try {
    boxes.push(startBox('bearerbox', config, folder));
    await waitFor(boxes, status, /^Kannel bearerbox/);
    boxes.push(startBox('smsbox', config, folder));
    await waitFor(boxes, status, /smsbox:[^\n]*on-line[^]*operator[^\n]*\(online/);
  } catch (error) {
    await stop();
    throw error;
  }
  const pathOf = (message: KannelMessage) => `/cgi-bin/sendsms?${queryOf(message, sink.url)}`;
  return {
    addressOf: (message) => `http://127.0.0.1:${sendPort}${pathOf(message)}`,
    pids: Object.fromEntries(boxes.map(({ name, pid }) => [name, pid])),
    receipts: sink.counts,
    send: async (message) => {
      const answer = await ask(agent, sendPort, pathOf(message));
      if (answer.status !== 202) throw new Error(`Kannel answered ${answer.status}: ${answer.text}`);
    },
    status,
    stop,
  };
}

function startBox(command: string, config: string, folder: string): Child {
  // 4: nothing but panics, so that no time goes into a log.
  return startProgram({
    name: command,
    command,
    args: ['-v', '4', config],
    env: ENVIRONMENT,
    cwd: folder,
    logFile: join(folder, `${command}.log`),
  });
}

/** Waits until Kannel's page about itself says `wanted`. */
async function waitFor(boxes: readonly Child[], status: () => Promise<string>, wanted: RegExp): Promise<void> {
  const end = Date.now() + READY_LIMIT_MS;
  let page = '';
  while (Date.now() < end) {
    // Refused until it listens.
    page = await status().catch(() => page);
    if (wanted.test(page)) return;
    const ended = boxes.find((box) => box.hasEnded());
    if (ended)
      throw new Error(`${ended.name} ended with ${await ended.ended}: ${lastLines(ended.logFile, 5).join(' ')}`);
    await sleep(STEP_MS);
  }
  throw new Error(`Kannel is not bound to its operator after ${READY_LIMIT_MS / 1000} s. It says:\n${page}`);
}

function queryOf({ from, to, text, receipts = FINAL_RECEIPTS }: KannelMessage, receiptUrl: string): URLSearchParams {
  return new URLSearchParams({
    ...KANNEL_USER,
    from,
    to: to.join(' '),
    text,
    // Latin goes out in the GSM alphabet, everything else as UCS-2.
    // eslint-disable-next-line no-control-regex -- the range is meant: all of ASCII
    ...(/^[\x00-\x7f]*$/.test(text) ? { coding: '0' } : { coding: '2' }),
    charset: 'UTF-8',
    'dlr-mask': String(receipts),
    'dlr-url': receiptUrl,
  });
}

function ask(agent: Agent, port: number, path: string): Promise<{ status: number; text: string }> {
  return new Promise((resolve, reject) => {
    const request = get({ agent, host: '127.0.0.1', port, path }, (response) => {
      let text = '';
      response.setEncoding('utf8');
      response.on('data', (chunk: string) => (text += chunk));
      response.on('end', () => resolve({ status: response.statusCode ?? 0, text }));
      response.on('error', reject);
    });
    request.on('error', reject);
  });
}
