import type { PeriodicTask } from '@peyk/server-module';
import { proveLedger } from './prove-ledger';

export class LedgerBrokenError extends Error {
  constructor() {
    super('The ledger does not prove.');
    this.name = 'LedgerBrokenError';
  }
}

/** Proves the books. A breach fails the task, which logs an error and raises the metric that an admin is called by. */
export const ledgerProofTask: PeriodicTask = {
  name: 'ledger-proof',
  everyMs: 60 * 60_000,
  async run({ db, log }) {
    const proof = await proveLedger(db);
    if (!proof.proved) {
      log.error({ ...proof }, 'the ledger does not prove');
      throw new LedgerBrokenError();
    }
    return 0;
  },
};
