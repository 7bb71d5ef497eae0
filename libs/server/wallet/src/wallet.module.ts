import type { LiveSource, ServerModule } from '@peyk/server-module';
import { creditAccount } from './credit.service';
import { loadCredit } from './load-credit';
import { walletCommands } from './wallet.commands';
import { createWalletHandlers } from './wallet.routes';

const DEMO_CREDIT_MRIAL = 10_000_000_000n;

const creditChanged: LiveSource<'credit_changed'> = {
  event: 'credit_changed',
  channel: 'credit_changed',
  heardWith: ['wallet.read'],
  load: ({ db }, { accountId }) => loadCredit(db, { accountId }),
};

/** Money of an account: what it has, what moved it, and admins who move it by hand. */
export function walletModule() {
  return {
    name: 'wallet',
    handlers: createWalletHandlers(),
    live: [creditChanged],
    commands: walletCommands,
    seedDemo: async ({ db, clock }, { accountId }) => {
      const description = 'اعتبار آزمایشی';
      const once = { at: clock.now(), dedupeKey: 'demo-credit' };
      await creditAccount(db, { accountId, amountMrial: DEMO_CREDIT_MRIAL, description, ...once });
    },
  } satisfies ServerModule;
}
