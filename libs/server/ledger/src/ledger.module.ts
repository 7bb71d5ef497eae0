import type { ServerModule } from '@peyk/server-module';
import { ledgerProofTask } from './ledger-proof.task';

/** The books, proven every hour. */
export function ledgerModule() {
  return { name: 'ledger', tasks: [ledgerProofTask] } satisfies ServerModule;
}
