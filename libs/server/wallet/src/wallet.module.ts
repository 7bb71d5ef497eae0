import type { LiveSource, ServerModule } from '@peyk/server-module';
import { creditAccount } from './credit.service';
import { createExportHandlers } from './export/export.routes';
import { transactionsExportJob } from './export/transactions-export';
import type { ExportPorts } from './export/transactions-export';
import { loadCredit } from './load-credit';
import { lowBalanceTask } from './low-balance/low-balance.task';
import type { TellBySms } from './low-balance/low-balance.task';
import { walletCommands } from './wallet.commands';
import { createWalletHandlers } from './wallet.routes';

const DEMO_CREDIT_MRIAL = 10_000_000_000n;

const creditChanged: LiveSource<'credit_changed'> = {
  event: 'credit_changed',
  channel: 'credit_changed',
  heardWith: ['wallet.read'],
  load: ({ db }, { accountId }) => loadCredit(db, { accountId }),
};

/** Money of an account: what it has, what moved it, when it is told that little is left, and admins who move it by hand. */
export function walletModule({ tellBySms, files }: ExportPorts & { tellBySms: TellBySms }) {
  return {
    name: 'wallet',
    handlers: { ...createWalletHandlers(), ...createExportHandlers({ files }) },
    live: [creditChanged],
    jobs: [transactionsExportJob({ files })],
    tasks: [lowBalanceTask(tellBySms)],
    commands: walletCommands,
    seedDemo: async ({ db, clock }, { accountId }) => {
      const description = 'اعتبار آزمایشی';
      const once = { at: clock.now(), dedupeKey: 'demo-credit' };
      await creditAccount(db, { accountId, amountMrial: DEMO_CREDIT_MRIAL, description, ...once });
    },
  } satisfies ServerModule;
}
