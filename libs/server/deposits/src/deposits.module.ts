import type { Files } from '@peyk/server-files';
import { unlessThere } from '@peyk/server-module';
import type { LiveSource, ServerModule } from '@peyk/server-module';
import { DEPOSIT_CHANGED_CHANNEL } from './create-deposit.service';
import { depositCommands } from './deposits.commands';
import { depositsQueue } from './deposits-queue';
import { createDepositsHandlers } from './deposits.routes';
import { targetCommands } from './targets.commands';
import { addTarget } from './targets.service';

const depositChanged: LiveSource<'deposit_changed'> = {
  event: 'deposit_changed',
  channel: DEPOSIT_CHANGED_CHANNEL,
  heardWith: ['wallet.read'],
  load: async () => ({}),
};

const OWNER = 'شرکت نمونهٔ پیک';
/** Of no real bank customer: made up, with a right check digit. */
const DEMO_TARGETS = [
  { kind: 'card', number: '6104330000000003', sheba: null, bank: 'بانک ملت', owner: OWNER },
  { kind: 'account', number: '1000000001', sheba: null, bank: 'بانک ملی', owner: OWNER },
] as const;

/** Money that people transfer by themselves, and that a person confirms. */
export function depositsModule({ files }: { files: Pick<Files, 'save'> }) {
  return {
    name: 'deposits',
    handlers: createDepositsHandlers(files),
    live: [depositChanged],
    commands: [...depositCommands, ...targetCommands],
    queues: [depositsQueue],
    seedDemo: async (context) => {
      for (const target of DEMO_TARGETS) await unlessThere(addTarget(context, target));
    },
  } satisfies ServerModule;
}
