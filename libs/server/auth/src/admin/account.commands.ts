import { randomBytes } from 'node:crypto';
import { runTransaction } from '@peyk/server-database';
import { openWallet } from '@peyk/server-ledger';
import { optionalText, readMobile, text } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { moveByAdmin } from '../mobile/change-mobile.service';
import { blockAccount, createAccount, signOutEverywhere, unblockAccount } from './account-admin.service';

const PASSWORD_BYTES = 12;
const USERNAME = ['username'] as const;
/** Stands in sentences as the reason. */
const BLOCKED = 'تصمیم پشتیبانی';

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
  account: 'username',
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
  account: 'username',
  run: async (context, { words: [username = ''], values }) => {
    await blockAccount(context, username, optionalText(values, 'reason') ?? BLOCKED);
    return ['Blocked: it can sign in, but not send. What was accepted waits, with its money held.'];
  },
};

const unblock: Command = {
  name: 'account unblock',
  help: 'Let an account send again; what waits goes on by itself.',
  words: USERNAME,
  account: 'username',
  run: async (context, { words: [username = ''] }) => {
    await unblockAccount(context, username);
    return ['Unblocked.'];
  },
};

const signOut: Command = {
  name: 'account sign-out',
  help: 'End all sessions of an account at once.',
  words: USERNAME,
  account: 'username',
  run: async (context, { words: [username = ''] }) => [
    `${await signOutEverywhere(context, username)} sessions were ended.`,
  ],
};

const mobile: Command = {
  name: 'account mobile',
  help: 'Give a user whose number is lost another one, when it is certain who asks.',
  words: USERNAME,
  options: { to: { kind: 'text', help: 'Where login codes go from now on, such as 09xxxxxxxxx.', required: true } },
  account: 'username',
  run: async (context, { words: [username = ''], values }) => {
    await moveByAdmin(context, username, readMobile(text(values, 'to')));
    return ['Changed. A panel that was registered is checked again by the registry of persons.'];
  },
};

/** Accounts and their state. */
export const accountCommands: readonly Command[] = [create, block, unblock, signOut, mobile];
