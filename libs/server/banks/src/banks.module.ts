import type { ServerModule } from '@peyk/server-module';
import { bankCollection } from './admin/bank-collection';
import { bankCommands } from './admin/bank.commands';
import { seedBank } from './admin/seed-bank';
import { createBanksHandlers } from './banks.routes';

/** The installation's bank of numbers, by place, postal code and trade. */
export function banksModule() {
  return {
    name: 'banks',
    handlers: createBanksHandlers(),
    commands: bankCommands,
    collections: [bankCollection],
    seedDemo: seedBank,
  } satisfies ServerModule;
}
