import { randomBytes } from 'node:crypto';
import { blockAccount, createAccount, requireUser, signOutEverywhere, unblockAccount } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import { openWallet } from '@peyk/server-ledger';
import { setReviewRequired } from '@peyk/server-send';
import { creditAccount, debitAccount } from '@peyk/server-wallet';
import type { MovedBalance } from '@peyk/server-wallet';
import { mrialToRialString } from '@peyk/shared-sms';
import { optionalText, text } from '../command';
import type { AdminContext, Command, CommandInput } from '../command';
import { readMobile, readOneOf, readRial } from '../read-values';

const PASSWORD_BYTES = 12;
const USERNAME = ['username'] as const;
/** Stands in sentences as the reason. */
const BLOCKED = 'تصمیم پشتیبانی';
const CREDITED = 'افزایش اعتبار توسط پشتیبانی';
const DEBITED = 'کاهش اعتبار توسط پشتیبانی';

const create: Command = {
  name: 'account create',
  help: 'Make an account with one user and an empty wallet.',
  options: {
    username: { kind: 'text', help: '3 to 64 Latin letters, digits, dots, hyphens, underscores.', required: true },
    name: { kind: 'text', help: 'Shown in the panel.', required: true },
    mobile: { kind: 'text', help: 'Where login codes go, such as 09xxxxxxxxx.', required: true },
    'password-stdin': {
      kind: 'flag',
      help: 'Ask for the password (8 to 128 characters), or read it from standard input. Without it one is made and printed.',
    },
  },
  run: async ({ db, readSecret }, { values }) => {
    const isGiven = values['password-stdin'] === true;
    const password = isGiven ? await readSecret('password') : randomBytes(PASSWORD_BYTES).toString('base64url');
    const mobile = readMobile(text(values, 'mobile'));
    const account = { username: text(values, 'username'), name: text(values, 'name'), mobile, password };
    const { accountId } = await runTransaction(db, async (tx) => {
      const made = await createAccount(tx, account);
      await openWallet(tx, made.accountId);
      return made;
    });
    return [`Account ${accountId} was made.`, ...(isGiven ? [] : [`Password: ${password}`])];
  },
};

const block: Command = {
  name: 'account block',
  help: 'Let an account look but not send; what it has under way waits from now on.',
  words: USERNAME,
  options: { reason: { kind: 'text', help: 'Why, in Persian; the account reads it.' } },
  run: async (context, { words: [username = ''], values }) => {
    await blockAccount(context, username, optionalText(values, 'reason') ?? BLOCKED);
    return ['Blocked: it can sign in, but not send. What was accepted waits, with its money held.'];
  },
};

const unblock: Command = {
  name: 'account unblock',
  help: 'Let an account send again; what waits goes on by itself.',
  words: USERNAME,
  run: async (context, { words: [username = ''] }) => {
    await unblockAccount(context, username);
    return ['Unblocked.'];
  },
};

const signOut: Command = {
  name: 'account sign-out',
  help: 'End all sessions of an account at once.',
  words: USERNAME,
  run: async (context, { words: [username = ''] }) => [
    `${await signOutEverywhere(context, username)} sessions were ended.`,
  ],
};

const MOVEMENT_OPTIONS = {
  rial: { kind: 'text', help: 'The amount in rial.', required: true },
  description: { kind: 'text', help: 'A Persian sentence for the account.' },
  key: { kind: 'text', help: 'The same key is booked once, so the command may be repeated.' },
} as const;

async function movementOf(context: AdminContext, { words: [username = ''], values }: CommandInput, otherwise: string) {
  const { accountId } = await requireUser(context, username);
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
  run: async (context, input) => {
    return linesOf(await creditAccount(context.db, await movementOf(context, input, CREDITED)));
  },
};

const debit: Command = {
  name: 'account debit',
  help: 'Take money out of the wallet of an account.',
  words: USERNAME,
  options: MOVEMENT_OPTIONS,
  run: async (context, input) => {
    return linesOf(await debitAccount(context.db, await movementOf(context, input, DEBITED)));
  },
};

const review: Command = {
  name: 'account review',
  help: 'Say whether a person reads the texts of an account before they leave (on or off).',
  words: ['username', 'on|off'],
  run: async (context, { words: [username = '', choice = ''] }) => {
    const { accountId } = await requireUser(context, username);
    const isOn = readOneOf(choice, ['on', 'off']) === 'on';
    await setReviewRequired(context.db, accountId, isOn);
    return [isOn ? 'Its sends wait for "review accept".' : 'Its sends leave without review.'];
  },
};

export const accountCommands: readonly Command[] = [create, block, unblock, signOut, credit, debit, review];
