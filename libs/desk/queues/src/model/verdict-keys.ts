import type { Verdict } from '../api/thing-query';

/** The key that begins a verdict, by its place on the keyboard: the layout may be Persian. */
const KEYS: Readonly<Record<Verdict['verdict'], string>> = {
  accept: 'A',
  accept_amount: 'M',
  refuse: 'R',
  answer: 'A',
  ask: 'Q',
  review: 'V',
  unit: 'U',
  close: 'C',
  credited: 'A',
  returned: 'R',
};

/** The key that begins a note; no verdict has it. */
export const NOTE_KEY = 'I';

export const keyOfVerdict = (verdict: Verdict['verdict']): string => KEYS[verdict];
