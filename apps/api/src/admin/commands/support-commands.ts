import { createImpersonationCode, createLoginCode } from '@peyk/server-auth';
import { listSendsToReview, reviewSend } from '@peyk/server-send';
import { text } from '../command';
import type { Command } from '../command';
import { readId } from '../read-values';

const list: Command = {
  name: 'review list',
  help: 'Show the sends that wait for a reader, oldest first.',
  readsOnly: true,
  run: async ({ db }) => {
    const sends = await listSendsToReview(db);
    if (sends.length === 0) return ['Nothing waits.'];
    return sends.flatMap((send) => [
      `${send.sendId}  ${send.createdAt.toISOString()}  ${send.accountName}  from ${send.fromNumber} to ${send.requestedCount} numbers`,
      ...send.text.split('\n').map((line) => `    ${line}`),
    ]);
  },
};

const accept: Command = {
  name: 'review accept',
  help: 'Let a send that waits go on.',
  words: ['send-id'],
  run: async ({ db, clock }, { words: [sendId = ''] }) => {
    await reviewSend(db, { sendId: readId(sendId), verdict: 'accept' }, clock.now());
    return ['Accepted.'];
  },
};

const reject: Command = {
  name: 'review reject',
  help: 'End a send that waits.',
  words: ['send-id'],
  options: { reason: { kind: 'text', help: 'A Persian sentence; the account reads it.', required: true } },
  run: async ({ db, clock }, { words: [sendId = ''], values }) => {
    const review = { sendId: readId(sendId), verdict: 'reject', reason: text(values, 'reason') } as const;
    await reviewSend(db, review, clock.now());
    return ['Rejected; nothing was held.'];
  },
};

const loginCode: Command = {
  name: 'login-code',
  help: 'Print a code for a user who waits on the login page, where no SMS can be sent.',
  words: ['username'],
  run: async (context, { words: [username = ''] }) => [
    `Code: ${await createLoginCode(context, context.pepper, username)} (for two minutes)`,
  ],
};

const impersonate: Command = {
  name: 'impersonate',
  help: 'Print a one-use code for external_login on behalf of an account; your name is shown as long as the session lasts.',
  words: ['username'],
  run: async (context, { words: [username = ''], by }) => {
    const code = await createImpersonationCode(context, username, by);
    return [
      `Code: ${code} (works once, for three minutes)`,
      `Open: /external-login?token=${code} at the panel's address`,
    ];
  },
};

export const supportCommands: readonly Command[] = [list, accept, reject, loginCode, impersonate];
