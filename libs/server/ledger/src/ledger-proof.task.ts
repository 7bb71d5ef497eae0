import type { PeriodicTask } from '@peyk/server-module';
import { closeLedger } from './close-ledger';
import { proveSinceClosing } from './prove-ledger';

export class LedgerBrokenError extends Error {
  constructor() {
    super('The ledger does not prove.');
    this.name = 'LedgerBrokenError';
  }
}

/** Closes what has moved, a day after the last time, or with the start of the process. */
export const closeLedgerTask: PeriodicTask = { name: 'close-ledger', everyMs: 24 * 60 * 60_000, run: closeLedger };

/** Proves what was booked since the closings: a proof of everything takes longer the older the books are. A breach fails the task, which logs an error and raises the metric that an admin is called by. */
export const ledgerProofTask: PeriodicTask = {
  name: 'ledger-proof',
  everyMs: 60 * 60_000,
  async run({ db, log }) {
    const proof = await proveSinceClosing(db);
    if (!proof.proved) {
      log.error({ ...proof }, 'the ledger does not prove');
      throw new LedgerBrokenError();
    }
    return 0;
  },
};
