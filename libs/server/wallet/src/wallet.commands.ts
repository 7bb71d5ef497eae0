import { optionalText, readRial, text } from '@peyk/server-module';
import type { AdminContext, Command, CommandInput } from '@peyk/server-module';
import { mrialToRialString } from '@peyk/shared-sms';
import { creditAccount, debitAccount } from './credit.service';
import type { MovedBalance } from './credit.service';

const USERNAME = ['username'] as const;
/** Stand in sentences as the reason. */
const CREDITED = 'افزایش اعتبار توسط پشتیبانی';
const DEBITED = 'کاهش اعتبار توسط پشتیبانی';

const MOVEMENT_OPTIONS = {
  rial: { kind: 'text', help: 'The amount in rial.', required: true },
  description: { kind: 'text', help: 'A Persian sentence for the account.' },
  key: { kind: 'text', help: 'The same key is booked once, so the command may be repeated.' },
} as const;

async function movementOf(context: AdminContext, { words: [username = ''], values }: CommandInput, otherwise: string) {
  const { accountId } = await context.userOf(username);
  return {
    accountId,
    amountMrial: readRial(text(values, 'rial')),
    description: optionalText(values, 'description') ?? otherwise,
    at: context.clock.now(),
    dedupeKey: optionalText(values, 'key'),
  };
}

function linesOf({ alreadyBooked, balanceMrial }: MovedBalance): string[] {
  const balance = `Balance: ${mrialToRialString(balanceMrial)} rial.`;
  return alreadyBooked ? ['Already booked under this key: nothing was changed.', balance] : [balance];
}

const credit: Command = {
  name: 'account credit',
  help: 'Put money into the wallet of an account.',
  words: USERNAME,
  options: MOVEMENT_OPTIONS,
  account: 'username',
  run: async (context, input) => {
    return linesOf(await creditAccount(context.db, await movementOf(context, input, CREDITED)));
  },
};

const debit: Command = {
  name: 'account debit',
  help: 'Take money out of the wallet of an account.',
  words: USERNAME,
  options: MOVEMENT_OPTIONS,
  account: 'username',
  run: async (context, input) => {
    return linesOf(await debitAccount(context.db, await movementOf(context, input, DEBITED)));
  },
};

/** Money by hand. */
export const walletCommands: readonly Command[] = [credit, debit];
