import type { ServerModule } from '@peyk/server-module';
import { closeLedgerTask, ledgerProofTask } from './ledger-proof.task';

/** The books, closed every day and proven every hour. */
export function ledgerModule() {
  return { name: 'ledger', tasks: [closeLedgerTask, ledgerProofTask] } satisfies ServerModule;
}
