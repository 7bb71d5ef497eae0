import type { Command } from '@peyk/server-module';
import { createImpersonationCode, createLoginCode } from './account-admin.service';
import { linkOnBehalf } from './link-on-behalf';

const loginCode: Command = {
  name: 'login-code',
  help: 'Print a code for a user who waits on the login page, where no SMS can be sent.',
  words: ['username'],
  account: 'username',
  run: async (context, { words: [username = ''] }) => [
    `Code: ${await createLoginCode(context, context.pepper, username)} (for two minutes)`,
  ],
};

const impersonate: Command = {
  name: 'impersonate',
  help: 'Print a one-use link to sign in on behalf of an account; your name is shown as long as the session lasts.',
  words: ['username'],
  account: 'username',
  run: async (context, { words: [username = ''], by }) => {
    const code = await createImpersonationCode(context, username, by);
    return [
      `Code: ${code} (works once, for three minutes)`,
      context.panelUrl === undefined
        ? `Open: ${linkOnBehalf(undefined, code)} at the panel's address (PEYK_PANEL_URL makes a link of it)`
        : `Open: ${linkOnBehalf(context.panelUrl, code)}`,
    ];
  },
};

/** Ways in, for support. */
export const supportCommands: readonly Command[] = [loginCode, impersonate];
