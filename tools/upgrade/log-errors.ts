import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';

/** As pino numbers them. */
const ERROR_LEVEL = 50;
const MOST_SHOWN = 200;

interface LogLine {
  level?: number;
  msg?: string;
  err?: { message?: string };
}

/** What a line of a log tells of a fault, or undefined when it is about something else. */
export function faultIn(line: string): string | undefined {
  if (!line.startsWith('{')) return undefined;
  const { level = 0, msg = '', err } = JSON.parse(line) as LogLine;
  if (level < ERROR_LEVEL) return undefined;
  return `${msg}${err?.message === undefined ? '' : `: ${err.message}`}`.slice(0, MOST_SHOWN);
}

/** The faults that logs of a folder tell of, each once, with how often. */
export function readErrors(folder: string): string[] {
  const times = new Map<string, number>();
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.log')))
    for (const line of readFileSync(join(folder, file), 'utf8').split('\n')) {
      const fault = faultIn(line);
      if (fault !== undefined) times.set(fault, (times.get(fault) ?? 0) + 1);
    }
  return [...times].map(([fault, count]) => `${fault} (${count})`);
}
