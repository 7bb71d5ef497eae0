import type { Send, SendState } from './types';

/** What a send costs, as a screen shows it. */
export interface ShownCost {
  /** In rial; null while nobody knows it. */
  readonly rial: string | null;
  /** Whether it is what was set aside for a send whose recipients are not known yet, and so the most it may cost. */
  readonly isAtMost: boolean;
}

/** Before these have been left, the numbers have not been read. */
const BEFORE_PREPARING: ReadonlySet<SendState> = new Set<SendState>([0, 1, 10, 11]);

/** Whether the numbers of a send have not been read yet: nobody is counted, and they will be. */
export function awaitsPreparing({ state, counts }: Pick<Send, 'state' | 'counts'>): boolean {
  return counts.total === 0 && BEFORE_PREPARING.has(state);
}

/** The price of a send; before its recipients are known what is set aside for it, where that was done with a quote. */
export function costOf(send: Pick<Send, 'state' | 'counts' | 'cost' | 'held'>): ShownCost {
  if (!awaitsPreparing(send)) return { rial: send.cost, isAtMost: false };
  return send.held === '0' ? { rial: null, isAtMost: false } : { rial: send.held, isAtMost: true };
}
