import { distributionOf } from '../bench/percentiles.ts';

/** What goes on while a call is made. */
export type Phase = 'before' | 'migrating' | 'beside' | 'after';

/** One version of the program, and where it answers. */
export interface Program {
  name: 'old' | 'new';
  url: string;
}

/** A call that was made, or a look whether a program is ready. */
export interface Call {
  program: Program['name'];
  phase: Phase;
  /** The operation. */
  what: string;
  /** 0: the connection broke. */
  status: number;
  ms: number;
}

/** The status of a connection that broke. */
export const BROKEN = 0;

export interface Question {
  what: string;
  method: string;
  path: string;
  headers: Record<string, string>;
  body?: unknown;
}

/** Asks, and never throws: a connection that breaks is an answer here. */
export async function askProgram(
  { url }: Program,
  question: Question,
): Promise<{ status: number; ms: number; text: string }> {
  const { method, path, headers, body } = question;
  const startedAt = performance.now();
  const content =
    body === undefined
      ? { headers }
      : { headers: { ...headers, 'content-type': 'application/json' }, body: JSON.stringify(body) };
  try {
    const answer = await fetch(`${url}${path}`, { method, ...content });
    const text = await answer.text();
    return { status: answer.status, ms: performance.now() - startedAt, text };
  } catch {
    return { status: BROKEN, ms: performance.now() - startedAt, text: '' };
  }
}

/** What a kind of call looked like from outside. */
export interface CallFigures {
  program: Program['name'];
  phase: Phase;
  calls: number;
  medianMs: number;
  slowestMs: number;
  /** Which call that was. */
  slowest: string;
}

/** A line for each program and phase that had calls, in the order of the first. */
export function figuresOf(calls: readonly Call[]): CallFigures[] {
  const groups = new Map<string, Call[]>();
  for (const call of calls) {
    const key = `${call.program} ${call.phase}`;
    const group = groups.get(key);
    if (group) group.push(call);
    else groups.set(key, [call]);
  }
  return [...groups.values()].flatMap((group) => {
    const [first] = group;
    if (first === undefined) return [];
    const slowest = group.reduce((worst, call) => (call.ms > worst.ms ? call : worst), first);
    const { program, phase } = first;
    const { p50 } = distributionOf(group.map(({ ms }) => ms));
    return [{ program, phase, calls: group.length, medianMs: p50, slowestMs: slowest.ms, slowest: slowest.what }];
  });
}

/** A sentence for each kind of call that was not answered as it should be. */
export function faultsOfCalls(calls: readonly Call[]): string[] {
  const times = new Map<string, number>();
  for (const { program, phase, what, status } of calls) {
    if (status === 200) continue;
    const answer = status === BROKEN ? 'a broken connection' : String(status);
    const fault = `${what} was answered with ${answer} by the ${program} program (${phase})`;
    times.set(fault, (times.get(fault) ?? 0) + 1);
  }
  return [...times].map(([fault, count]) => (count === 1 ? fault : `${fault}, ${count} times`));
}
