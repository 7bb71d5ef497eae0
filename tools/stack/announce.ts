import { relative } from 'node:path';
import { DEMO_ACCOUNT } from './demo-account.ts';
import { bankUrl, deskUrl, handsetsUrl, panelUrl } from './settings.ts';
import type { StackSettings } from './settings.ts';

/** An SMPP address without the password, for people. */
export function withoutPassword(smppUrl: string): string {
  const url = new URL(smppUrl);
  url.password = '';
  return url.href;
}

function operatorRow({ smppUrl, operators }: StackSettings): string[] | undefined {
  if (smppUrl) return ['Operator', withoutPassword(smppUrl)];
  return operators ? ['Operators', operators] : undefined;
}

/** What a person needs after a start: where to go, how to sign in, where the message will arrive. */
export function announcement(settings: StackSettings, isDemo: boolean): string[] {
  const folder = relative(settings.root, settings.dataFolder);
  const [bank, desk] = [bankUrl(settings), deskUrl(settings)];
  const rows = [
    ['Panel', panelUrl(settings)],
    isDemo ? ['Sign in', `${DEMO_ACCOUNT.username} / ${DEMO_ACCOUNT.password}`] : undefined,
    operatorRow(settings) ?? ['Handsets', `${handsetsUrl(settings)}  (sign-in codes and messages arrive here)`],
    bank === undefined ? undefined : ['Bank', `${bank}  (payments are tried out here; no money moves)`],
    desk === undefined ? undefined : ['Desk', `${desk}  (what waits for a person is decided here)`],
    ['API docs', `${panelUrl(settings)}/docs`],
    ['Data', folder.startsWith('..') ? settings.dataFolder : folder],
  ];
  const lines = rows
    .filter((row) => row !== undefined)
    .map(([name = '', value = '']) => `  ${name.padEnd(10)}${value}`);
  return ['', '  Peyk is running.', '', ...lines, '', '  Ctrl-C stops it.', ''];
}

/** What a start took for granted because nobody said it; empty when there is nothing to say. */
export function assumptionsOf(env: NodeJS.ProcessEnv): string[] {
  if (env['NODE_ENV'] || !env['DATABASE_URL']) return [];
  return [
    '  NODE_ENV is not set: this is taken for development, although DATABASE_URL names a server.',
    '  Set NODE_ENV=production for people, or NODE_ENV=development to say that it is meant.',
    '',
  ];
}
