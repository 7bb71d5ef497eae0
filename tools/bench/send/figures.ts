import type { CodesResult } from './login-codes.ts';
import type { MillionResult } from './million.ts';
import type { RestartResult } from './restart.ts';
import type { StopResult } from './stop.ts';

/** The figures are promises about so many recipients; with fewer they are only a hint. */
export const PROMISED_RECIPIENTS = 1_000_000;
/** The operator must be able to do so many times what is measured, or it is the operator that is measured. */
const HEAD_ROOM = 3;

export interface Figure {
  title: string;
  unit: string;
  value: number;
  must: number;
  aim: number;
  /** Whether more is better. */
  isRate: boolean;
  digits: number;
}

export type Verdict = 'aim' | 'must' | 'missed';

export function verdictOf({ value, must, aim, isRate }: Figure): Verdict {
  const reaches = (goal: number) => (isRate ? value >= goal : value <= goal);
  if (reaches(aim)) return 'aim';
  return reaches(must) ? 'must' : 'missed';
}

interface Measured {
  million: MillionResult;
  codes: CodesResult | undefined;
  stop: StopResult | undefined;
  restart: RestartResult | undefined;
}

/** What was measured; a part that was left out has no figure. */
export function figuresOf({ million, codes, stop, restart }: Measured): Figure[] {
  const cost = { isRate: false };
  const code = {
    title: 'login code meanwhile, call to submit_sm, p99',
    ...{ unit: 'ms', must: 100, aim: 30, ...cost, digits: 1 },
  };
  const stopping = {
    title: 'stop: last submit_sm after the call',
    ...{ unit: 'ms', must: 1000, aim: 300, ...cost, digits: 0 },
  };
  const restarting = {
    title: 'ready again after SIGKILL in full flight, the slower of two',
    ...{ unit: 's', must: 5, aim: 3, ...cost, digits: 2 },
  };
  return [
    {
      title: 'end to end, from the accepted call to the last rial',
      ...{ unit: 'messages/s', value: million.messagesPerSecond, must: 25_000, aim: 35_000, isRate: true, digits: 0 },
    },
    { title: 'accept call', unit: 's', value: million.acceptMs / 1000, must: 0.3, aim: 0.15, ...cost, digits: 3 },
    { title: 'rows ready after it', unit: 's', value: million.readySeconds, must: 20, aim: 8, ...cost, digits: 2 },
    ...(codes ? [{ ...code, value: codes.submitMs.p99 }] : []),
    ...(stop ? [{ ...stopping, value: stop.lastSubmitMs }] : []),
    ...(restart ? [{ ...restarting, value: Math.max(...restart.restarts.map(({ readyMs }) => readyMs)) / 1000 }] : []),
    {
      title: 'peak memory of API and sender together',
      ...{ unit: 'MB', value: million.cost.peakMemoryMb, must: 600, aim: 300, ...cost, digits: 0 },
    },
  ];
}

/** How many times more the operator alone can do, and whether that is enough. */
export function headRoomOf(operatorPerSecond: number, messagesPerSecond: number): { times: number; isEnough: boolean } {
  const times = operatorPerSecond / messagesPerSecond;
  return { times, isEnough: times >= HEAD_ROOM };
}
