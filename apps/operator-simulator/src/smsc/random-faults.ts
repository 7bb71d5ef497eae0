import { mulberry32 } from '@peyk/server-simulators';
import type { Behaviour } from './behaviour';
import { DELIVERED } from './behaviour';

export const FAULT_NAMES = [
  'undelivered',
  'lostReceipt',
  'doubledReceipt',
  'late',
  'throttle',
  'systemError',
  'silent',
  'cut',
] as const;

/** Share of the submits, 0 to 1, that each fault takes. */
export type FaultRates = Record<(typeof FAULT_NAMES)[number], number>;

export const NO_FAULTS: FaultRates = {
  undelivered: 0,
  lostReceipt: 0,
  doubledReceipt: 0,
  late: 0,
  throttle: 0,
  systemError: 0,
  silent: 0,
  cut: 0,
};

const LATE_MS = 5_000;

const EFFECTS: Readonly<Record<keyof FaultRates, Behaviour>> = {
  undelivered: { ...DELIVERED, stat: 'UNDELIV', errorCode: '001', reachesHandset: false },
  lostReceipt: { ...DELIVERED, stat: undefined },
  doubledReceipt: { ...DELIVERED, copies: 2 },
  late: { ...DELIVERED, extraDelayMs: LATE_MS },
  throttle: { ...DELIVERED, answer: 'throttle' },
  systemError: { ...DELIVERED, answer: 'system-error' },
  silent: { ...DELIVERED, answer: 'silent' },
  cut: { ...DELIVERED, answer: 'cut' },
};

/** Draws a behaviour for each submit; the same seed and the same order of submits give the same faults. */
export function randomFaults(rates: FaultRates, seed: number): () => Behaviour {
  const steps: { upTo: number; behaviour: Behaviour }[] = [];
  let sum = 0;
  for (const name of FAULT_NAMES) {
    if (rates[name] > 0) steps.push({ upTo: (sum += rates[name]), behaviour: EFFECTS[name] });
  }
  if (steps.length === 0) return () => DELIVERED;
  const draw = mulberry32(seed);
  return () => {
    const at = draw();
    return steps.find((step) => at < step.upTo)?.behaviour ?? DELIVERED;
  };
}
