import { rmSync } from 'node:fs';
import { findPorts, makeTemporaryData, startSimulator } from '@peyk/tools-stack';

declare const WORKSPACE_ROOT: string;

const STOP_LIMIT_MS = 5_000;

export interface HandsetMessage {
  line: string;
  parts: (string | null)[];
  state: string;
}

/** Our operator simulator as its own process, seen from outside. */
export interface Operator {
  smppPort: number;
  /** What lies on a handset, oldest first. */
  messagesOf(number: string): Promise<HandsetMessage[]>;
  /** A handset writes to a line. */
  write(number: string, to: string, text: string): Promise<void>;
  statistics(): Promise<Record<string, number>>;
  stop(): Promise<void>;
}

/** Starts the built simulator on free ports; receipts come 20 ms after the answer. */
export async function startOperator(...flags: string[]): Promise<Operator> {
  const [handsetsPort = 0, smppPort = 0] = await findPorts(2);
  const dataFolder = makeTemporaryData();
  const simulatorArgs = ['--receipt-delay-ms=20', ...flags];
  const child = await startSimulator(
    {
      root: WORKSPACE_ROOT,
      dataFolder,
      host: '127.0.0.1',
      panelPort: 0,
      handsetsPort,
      smppPort,
      smppUrl: undefined,
      simulatorArgs,
    },
    process.env,
  );
  const call = async (path: string, init?: RequestInit) => {
    const response = await fetch(`http://127.0.0.1:${handsetsPort}${path}`, init);
    if (!response.ok) throw new Error(`the operator answered ${response.status} to ${path}`);
    return response.json();
  };
  return {
    smppPort,
    messagesOf: async (number) => (await call(`/handsets/${number}/messages`)).messages,
    write: async (number, to, text) => {
      const headers = { 'content-type': 'application/json' };
      await call(`/handsets/${number}/messages`, { method: 'POST', headers, body: JSON.stringify({ to, text }) });
    },
    statistics: () => call('/statistics'),
    stop: async () => {
      await child.stop(STOP_LIMIT_MS);
      rmSync(dataFolder, { recursive: true, force: true });
    },
  };
}
