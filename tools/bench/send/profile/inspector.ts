import { readFileSync } from 'node:fs';
import type { CpuProfile } from './cpu-profile.ts';

/** Makes a process listen for a debugger on a free port of loopback; it writes the address to its log. */
export const INSPECT = '--inspect=127.0.0.1:0';

const SAMPLE_MICROS = 1000;

interface Answer {
  /** An event of the inspector has none. */
  id?: number;
  result?: unknown;
  error?: { message: string };
}

/** One connection to the inspector of a process of ours. */
interface Inspector {
  ask<T>(method: string, params?: object): Promise<T>;
  close(): void;
}

function addressIn(logFile: string): string {
  // The last: the process may have been started before with the same log.
  const address = [...readFileSync(logFile, 'utf8').matchAll(/Debugger listening on (ws:\S+)/g)].at(-1)?.[1];
  if (!address) throw new Error(`${logFile} names no debugger's address.`);
  return address;
}

async function openInspector(logFile: string): Promise<Inspector> {
  const socket = new WebSocket(addressIn(logFile));
  const waiting = new Map<number, (answer: Answer) => void>();
  let next = 0;
  socket.addEventListener('message', ({ data }) => {
    const answer = JSON.parse(String(data)) as Answer;
    if (answer.id !== undefined) waiting.get(answer.id)?.(answer);
  });
  await new Promise((resolve, reject) => {
    socket.addEventListener('open', resolve);
    socket.addEventListener('error', () => reject(new Error('the debugger does not answer.')));
  });
  return {
    ask: <T>(method: string, params: object = {}) =>
      new Promise<T>((resolve, reject) => {
        const id = (next += 1);
        // The inspector's protocol says what each method answers.
        waiting.set(id, ({ result, error }) => (error ? reject(new Error(error.message)) : resolve(result as T)));
        socket.send(JSON.stringify({ id, method, params }));
      }),
    close: () => socket.close(),
  };
}

/** Profiles a process that was started with INSPECT, from now on until `stop`. */
export async function startCpuProfile(logFile: string): Promise<{ stop(): Promise<CpuProfile> }> {
  const inspector = await openInspector(logFile);
  await inspector.ask('Profiler.enable');
  await inspector.ask('Profiler.setSamplingInterval', { interval: SAMPLE_MICROS });
  await inspector.ask('Profiler.start');
  return {
    stop: async () => {
      const { profile } = await inspector.ask<{ profile: CpuProfile }>('Profiler.stop');
      inspector.close();
      return profile;
    },
  };
}
