import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createTestDatabase, recordingLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import { givenHolder, waitingSend } from '../testing/given-for-commands';
import type { AdminContext, ChangingCommand } from '@peyk/server-module';
import { COMMANDS } from './commands';
import { runAdmin } from './run-admin';

/** Commands that change no row that was there. */
const WITHOUT_BEFORE: Readonly<Record<string, string>> = {
  'account create': 'makes an account',
  'role create': 'makes a role',
  'member add': 'makes a member',
  'line create': 'makes a line',
  'bank generate': 'makes the bank of numbers anew, which belongs to no account',
  'bank load': 'takes the bank of numbers out of a file, which belongs to no account',
  'news add': 'makes news',
  'quick-link add': 'makes a link',
  'banner add': 'makes a banner',
  'package add': 'makes a package',
  'terms publish': 'makes a version; the ones before stay',
  'login-code': 'makes a code; the one before is a secret',
  impersonate: 'makes a code',
  'secrets rotate': 'seals the same anew',
};

/** What a line changes; null as after: it is gone. In the order in which they are given. */
const CHANGES: readonly [line: string, before: object, after: object | null][] = [
  ['account block ali', { blockedReason: null }, { blockedReason: 'تصمیم پشتیبانی' }],
  ['account unblock ali', { blockedReason: 'تصمیم پشتیبانی' }, { blockedReason: null }],
  ['account sign-out ali', { openSessions: 1 }, { openSessions: 0 }],
  ['account credit ali --rial 700', { balanceMrial: '0' }, { balanceMrial: '700000' }],
  ['account debit ali --rial 200', { balanceMrial: '700000' }, { balanceMrial: '500000' }],
  ['account review ali on', { reviewRequired: false }, { reviewRequired: true }],
  ['account authenticator ali', { hasAuthenticator: false }, { hasAuthenticator: true }],
  ['line assign 30001111 --username ali --default', { defaultLine: null }, { defaultLine: '30001111' }],
  ['line set 30001111 --hours 8-22', { hours: null, maxPerSecond: null }, { hours: '8-22', maxPerSecond: null }],
  ['line close 30001111', { active: true }, { active: false }],
  ['line open 30001111', { active: false }, { active: true }],
  ['tariff set --family 3000 --language latin --rial 9', { unitMrial: null }, { unitMrial: '9000' }],
  ['tariff statutory --rial 40', { perPartMrial: null }, { perPartMrial: '40000' }],
  [
    'role update {role} --account ali --permissions send.stop',
    { title: 'x', permissions: ['send.create'] },
    { title: 'x', permissions: ['send.stop'] },
  ],
  ['member set-role sara --role {other}', { roleId: '{role}' }, { roleId: '{other}' }],
  ['member deactivate sara', { state: 'pending' }, { state: 'deactivated' }],
  ['member activate sara', { state: 'deactivated' }, { state: 'active' }],
  ['role delete {role} --account ali', { title: 'x', permissions: ['send.stop'] }, null],
  ['review accept {accepted}', { state: 1 }, { state: 0 }],
  ['send stop {accepted}', { state: 0 }, { state: 7 }],
  ['review reject {rejected} --reason بد', { state: 1 }, { state: 3 }],
  ['package close ساده', { isOpen: true }, { isOpen: false }],
  ['package open ساده', { isOpen: false }, { isOpen: true }],
  [
    'identity refuse ali --reason mobile',
    { activation: 'checking', activationReason: null },
    { activation: 'inactive', activationReason: 'mobile' },
  ],
  [
    'identity accept ali',
    { activation: 'inactive', activationReason: 'mobile' },
    { activation: 'active', activationReason: null },
  ],
  ['news remove {news}', { title: 'خبر' }, null],
  ['quick-link remove {link}', { title: 'گزارش' }, null],
  ['banner remove {banner}', { type: 4, alt: 'تصویر' }, null],
];

/** Of no account: the installation's. */
const OF_NOBODY = /^(line (set|open|close)|tariff|package|news|quick-link|banner)/;

const log = recordingLog();
const state = {} as { database: TestDatabase; context: AdminContext; ids: Record<string, string> };
const admin = (line: string) => runAdmin(state.context, [...line.split(' '), '--by=tester']);

async function given(line: string): Promise<string> {
  const { lines, exitCode } = await admin(line);
  if (exitCode !== 0) throw new Error(`${line}: ${lines.join(' ')}`);
  return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
}

function givenBanner(): Promise<string> {
  const picture = join(mkdtempSync(join(tmpdir(), 'peyk-banner-')), 'picture.png');
  writeFileSync(picture, Buffer.from('89504e470d0a1a0a', 'hex'));
  return given(`banner add --type 4 --action same-window --alt تصویر --link /reports --desktop ${picture}`);
}

async function givenSession(): Promise<void> {
  const { db } = state.database;
  const { id, account_id } = await db
    .selectFrom('users')
    .select(['id', 'account_id'])
    .where('username', '=', 'ali')
    .executeTakeFirstOrThrow();
  const now = state.context.clock.now();
  const times = { created_at: now, expires_at: new Date(now.getTime() + 3_600_000) };
  const row = { token_hash: Buffer.alloc(32), user_id: id, account_id, ...times };
  await db.insertInto('sessions').values(row).execute();
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = { ...(await adminContext(state.database)), log };
  await given('account create --username ali --name Ali --mobile 09241234567 --password-stdin');
  await given('line create --number 30001111 --title خط --family 3000');
  await given('package add --title ساده');
  await givenSession();
  await givenHolder(state.context, 'ali');
  state.ids = {
    role: await given('role create --account ali --title x --permissions send.create'),
    other: await given('role create --account ali --title y --permissions send.create'),
    accepted: String(await waitingSend(state.context, 'ali')),
    rejected: String(await waitingSend(state.context, 'ali')),
    news: await given('news add --title خبر --body متن'),
    link: await given('quick-link add --title گزارش --path /reports'),
    banner: await givenBanner(),
  };
  await given(`member add --account ali --role ${state.ids['role']} --username sara --name S --mobile 09241234568`);
});
afterAll(() => state.database?.close());

const filled = <T>(what: T): T =>
  JSON.parse(JSON.stringify(what).replace(/\{(\w+)\}/g, (_, name: string) => state.ids[name] ?? name)) as T;

const isChanging = (command: (typeof COMMANDS)[number]): command is ChangingCommand => !command.readsOnly;
const changing = COMMANDS.filter(isChanging);

describe('the audit log', () => {
  it.each(CHANGES)('says of "%s" how it was before', async (line, before, after) => {
    expect(await admin(filled(line))).toMatchObject({ exitCode: 0 });
    const { db } = state.database;
    const entries = db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc');
    const entry = await entries.executeTakeFirstOrThrow();
    expect(entry.details).toMatchObject({ before: filled(before), after: filled(after) });
    const ali = await db.selectFrom('users').select('account_id').where('username', '=', 'ali').executeTakeFirst();
    expect(entry.account_id).toBe(OF_NOBODY.test(line) ? null : ali?.account_id);
  });

  it('says of no command that it is done while more of it is to come', () => {
    expect(log.lines.filter(({ level }) => level === 'error')).toEqual([]);
  });

  it('knows of every command what it changes, or why nothing', () => {
    const known = (name: string) => name in WITHOUT_BEFORE || CHANGES.some(([line]) => line.startsWith(`${name} `));
    expect(changing.map(({ name }) => name).filter((name) => !known(name))).toEqual([]);
  });

  it('finds the account by a word or an option that the command has', () => {
    const has = ({ account, words = [], options = {} }: ChangingCommand) =>
      account === null || words.includes(account) || account in options;
    expect(changing.filter((command) => !has(command))).toEqual([]);
  });

  it('takes no word for a username that is none', async () => {
    await given('account create --username 30001111 --name N --mobile 09241234569 --password-stdin');
    await given('line close 30001111');
    const { db } = state.database;
    const entry = await db.selectFrom('audit_entries').selectAll().orderBy('id', 'desc').executeTakeFirstOrThrow();
    expect(entry).toMatchObject({ action: 'line close', object: '30001111', account_id: null });
  });
});
