import { probeOperator } from '../smpp-probe.ts';
import type { ProbeResult } from '../smpp-probe.ts';
import { cpuSecondsOf } from '../usage.ts';

const MESSAGES = 100_000;

export interface GeneratorResult extends ProbeResult {
  /** Processor time that the operator took for one message with its receipt, in microseconds. */
  operatorMicros: number;
}

/** Sessions and window of an SMPP address, as the product reads them. */
export function lineOf(smppUrl: string): { sessions: number; window: number } {
  const search = new URL(smppUrl).searchParams;
  return { sessions: Number(search.get('sessions') ?? 1), window: Number(search.get('window') ?? 100) };
}

/** How fast the operator alone answers, with as many sessions and as wide a window as the product uses. */
export async function measureGenerator(
  operator: { pid: number; smppPort: number },
  line: { sessions: number; window: number },
): Promise<GeneratorResult> {
  const before = cpuSecondsOf(operator.pid);
  const result = await probeOperator(operator.smppPort, MESSAGES, line);
  const micros = ((cpuSecondsOf(operator.pid) - before) * 1e6) / MESSAGES;
  return { ...result, operatorMicros: Math.round(micros * 10) / 10 };
}
