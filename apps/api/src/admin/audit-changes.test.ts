import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sql } from 'kysely';
import { createTestDatabase, recordingLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { adminContext } from '../testing/admin-context';
import {
  givenHolder,
  givenTicket,
  undecidedPayment,
  waitingDeposit,
  waitingDocument,
  waitingSecretary,
  waitingSend,
} from '../testing/given-for-commands';
import type { AdminContext, ChangingCommand } from '@peyk/server-module';
import { COMMANDS } from './commands';
import { runAdmin } from './run-admin';

const folder = mkdtempSync(join(tmpdir(), 'peyk-audit-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** Commands that change no row that was there. */
const WITHOUT_BEFORE: Readonly<Record<string, string>> = {
  'account create': 'makes an account',
  'role create': 'makes a role',
  'member add': 'makes a member',
  'line create': 'makes a line',
  'bank generate': 'makes the bank of numbers anew, which belongs to no account',
  'bank load': 'takes the bank of numbers out of a file, which belongs to no account',
  'partitions archive': 'moves rows of many accounts into files and changes none',
  'partitions restore': 'moves rows of many accounts back from files and changes none',
  'news add': 'makes news',
  'contact add': 'makes a way of reaching us',
  'faq add': 'makes a question',
  'systemic-pattern add': 'makes a pattern',
  'shared-pattern add': 'makes a pattern',
  'deposit-target add': 'makes a target',
  'quick-link add': 'makes a link',
  'banner add': 'makes a banner',
  'package add': 'makes a package',
  'offer charge': 'makes an offer',
  'offer promotion': 'makes an offer',
  'offer gift': 'makes an offer',
  'plan add': 'makes a plan',
  'agreement add': 'makes an agreement; those before stay',
  'terms publish': 'makes a version; the ones before stay',
  'login-code': 'makes a code; the one before is a secret',
  'desk add': 'makes a person of the desk',
  'engine restored': 'holds all sending, which belongs to no account',
  'engine reconcile': 'says of messages what the operator says of them; `engine show` tells how it was',
  'engine resume': 'lets sending go on',
  impersonate: 'makes a code',
  'secrets rotate': 'seals the same anew',
};

/** What a line changes; null as after: it is gone. In the order in which they are given. */
const CHANGES: readonly [line: string, before: object, after: object | null][] = [
  ['account block ali', { blockedReason: null }, { blockedReason: 'تصمیم پشتیبانی' }],
  ['account unblock ali', { blockedReason: 'تصمیم پشتیبانی' }, { blockedReason: null }],
  ['account mobile ali --to 09241234569', { mobileEnd: '4567' }, { mobileEnd: '4569' }],
  ['account sign-out ali', { openSessions: 1 }, { openSessions: 0 }],
  ['account credit ali --rial 700', { balanceMrial: '0' }, { balanceMrial: '700000' }],
  ['account debit ali --rial 200', { balanceMrial: '700000' }, { balanceMrial: '500000' }],
  ['account review ali on', { reviewRequired: false }, { reviewRequired: true }],
  ['account authenticator ali', { hasAuthenticator: false }, { hasAuthenticator: true }],
  ['line assign 30001111 --username ali --default', { defaultLine: null }, { defaultLine: '30001111' }],
  [
    'line set 30001111 --hours 8-22 --forbid-words قمار,وام --links no',
    { hours: null, maxPerSecond: null, forbiddenWords: '', linksAllowed: true },
    { hours: '8-22', maxPerSecond: null, forbiddenWords: 'قمار، وام', linksAllowed: false },
  ],
  ['agreement withdraw {agreement}', { asked: true }, { asked: false }],
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
  ['role delete {role} --account ali', { title: 'x', permissions: ['send.stop'] }, { title: null, permissions: null }],
  ['review accept {accepted}', { state: 1 }, { state: 0 }],
  ['send stop {accepted}', { state: 0 }, { state: 7 }],
  ['review reject {rejected} --reason بد', { state: 1 }, { state: 3 }],
  ['deposit take {credited}', { takenBy: null }, { takenBy: 'tester' }],
  ['deposit accept {credited}', { decision: null }, { decision: 'accepted', reason: null }],
  [
    'deposit accept {another} --rial 4900000',
    { decision: null, amountMrial: '5000000000' },
    { decision: 'accepted', reason: null, amountMrial: '4900000000' },
  ],
  ['deposit refuse {refused} --reason not_found', { decision: null }, { decision: 'refused', reason: 'not_found' }],
  ['document take {goodDocument}', { takenBy: null }, { takenBy: 'tester' }],
  ['document accept {goodDocument}', { decision: null }, { decision: 'accepted', reason: null }],
  [
    'document refuse {badDocument} --reason unreadable',
    { decision: null },
    { decision: 'refused', reason: 'unreadable' },
  ],
  ['deposit-target close {target}', { active: true }, { active: false }],
  ['deposit-target open {target}', { active: false }, { active: true }],
  ['pattern accept aaaaaaaaa2 1', { state: 0 }, { state: 1, version: 1 }],
  ['pattern refuse aaaaaaaaa3 1 --reason advertising', { state: 0 }, { state: 2, version: 1 }],
  ['secretary take {goodSecretary}', { takenBy: null }, { takenBy: 'tester' }],
  ['secretary accept {goodSecretary} 1', { decision: null }, { decision: 'accepted', version: 1 }],
  [
    'secretary refuse {badSecretary} 1 --reason advertising',
    { decision: null },
    { decision: 'refused', reason: 'advertising', version: 1 },
  ],
  ['payment decide {paid} --as returned --reason صورت', { state: 'undecided' }, { state: 'returned' }],
  ['offer end gift {gift}', { isOpen: true }, { isOpen: false }],
  ['plan give ali حرفه‌ای', { isHeld: false, endsAt: null }, { isHeld: true, endsAt: null }],
  ['plan close حرفه‌ای', { isOpen: true }, { isOpen: false }],
  ['plan open حرفه‌ای', { isOpen: false }, { isOpen: true }],
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
  ['ticket refer ali {ticket} --to review', { state: 2 }, { state: 5 }],
  ['ticket ask ali {ticket} --text کدام؟', { state: 5 }, { state: 1 }],
  ['ticket answer ali {ticket} --text شد', { state: 1 }, { state: 3 }],
  ['ticket close ali {ticket}', { state: 3 }, { state: 4 }],
  ['desk roles mina --roles finance', { roles: ['support'] }, { roles: ['finance'] }],
  ['desk reset mina', { isReset: false }, { isReset: true }],
  ['desk disable mina', { isDisabled: false }, { isDisabled: true }],
  ['desk enable mina', { isDisabled: true }, { isDisabled: false }],
  ['news remove {news}', { title: 'خبر' }, null],
  ['contact remove {contact}', { kind: 'phone', value: '021-91000000' }, null],
  ['faq remove {faq}', { question: 'چرا؟' }, null],
  ['systemic-pattern remove {systemic}', { title: 'خبر' }, null],
  ['shared-pattern retire {shared}', { title: 'خبر', isOpen: true }, { title: 'خبر', isOpen: false }],
  ['quick-link remove {link}', { title: 'گزارش' }, null],
  ['banner remove {banner}', { type: 4, alt: 'تصویر' }, null],
];

/** Of no account: the installation's. */
const OF_NOBODY =
  /^(line (set|open|close)|agreement|tariff|package|offer|plan (open|close)|news|contact|faq|quick-link|banner|systemic-pattern|shared-pattern|deposit-target|desk)/;

const log = recordingLog();
const state = {} as { database: TestDatabase; context: AdminContext; ids: Record<string, string> };
const admin = (line: string) => runAdmin(state.context, [...line.split(' '), '--by=tester']);

async function given(line: string): Promise<string> {
  const { lines, exitCode } = await admin(line);
  if (exitCode !== 0) throw new Error(`${line}: ${lines.join(' ')}`);
  return /\d+/.exec(lines[0] ?? '')?.[0] ?? '';
}

async function givenInstallationPattern(which: 'systemic' | 'shared'): Promise<string> {
  await given(`${which}-pattern add --title خبر --kind manual --text {{company}}:سلام`);
  const all = state.database.db.selectFrom('systemic_patterns').where('is_shared', '=', which === 'shared');
  return (await all.select('code').executeTakeFirstOrThrow()).code;
}

function givenBanner(): Promise<string> {
  const picture = join(folder, 'picture.png');
  writeFileSync(picture, Buffer.from('89504e470d0a1a0a', 'hex'));
  return given(`banner add --type 4 --action same-window --alt تصویر --link /reports --desktop ${picture}`);
}

function givenAgreement(): Promise<string> {
  const file = join(folder, 'agreement.txt');
  writeFileSync(file, 'متن توافق‌نامه');
  return given(`agreement add --line 30001111 --title ضوابط --file ${file}`);
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

/** Two, whose first versions wait. */
async function givenPatterns(): Promise<void> {
  const { db } = state.database;
  for (const code of ['aaaaaaaaa2', 'aaaaaaaaa3']) {
    await sql`
      with made as (
        insert into patterns (account_id, code, kind, title, last_version, created_at)
        select account_id, ${code}, 'otp', 'کد ورود', 1, now() from users where username = 'ali' returning account_id, id
      )
      insert into pattern_versions (account_id, pattern_id, version, text, variables, state, asked_at)
      select account_id, id, 1, 'کد: {{code}}', '[]', 0, now() from made`.execute(db);
  }
}

beforeAll(async () => {
  state.database = await createTestDatabase();
  state.context = { ...(await adminContext(state.database)), log };
  await given('account create --username ali --name Ali --mobile 09241234567 --password-stdin');
  await given('line create --number 30001111 --title خط --family 3000');
  await given('package add --title ساده');
  await given('plan add --title حرفه‌ای --services map');
  await given('desk add mina --name مینا --roles support');
  await givenSession();
  await givenPatterns();
  await givenHolder(state.context, 'ali');
  state.ids = {
    role: await given('role create --account ali --title x --permissions send.create'),
    other: await given('role create --account ali --title y --permissions send.create'),
    accepted: String(await waitingSend(state.context, 'ali')),
    rejected: String(await waitingSend(state.context, 'ali')),
    gift: await given('offer gift --title عید --amount-rial 5000 --to 2030-01-01'),
    news: await given('news add --title خبر --body متن'),
    contact: await given('contact add --kind phone --value 021-91000000'),
    systemic: await givenInstallationPattern('systemic'),
    shared: await givenInstallationPattern('shared'),
    faq: await given('faq add --category ارسال --question چرا؟ --answer زیرا'),
    link: await given('quick-link add --title گزارش --path /reports'),
    banner: await givenBanner(),
    agreement: await givenAgreement(),
    target: await given('deposit-target add --kind account --number 1000000001 --bank ملی --owner نمونه'),
    ticket: String(await givenTicket(state.context, 'ali')),
  };
  const target = BigInt(state.ids['target'] ?? 0);
  state.ids['paid'] = String(await undecidedPayment(state.context, 'ali'));
  state.ids['credited'] = String(await waitingDeposit(state.context, 'ali', target));
  state.ids['refused'] = String(await waitingDeposit(state.context, 'ali', target));
  state.ids['another'] = String(await waitingDeposit(state.context, 'ali', target));
  state.ids['goodSecretary'] = String(await waitingSecretary(state.context, 'ali'));
  state.ids['badSecretary'] = String(await waitingSecretary(state.context, 'ali'));
  state.ids['goodDocument'] = String(await waitingDocument(state.context, 'ali', 'trust_seal'));
  state.ids['badDocument'] = String(await waitingDocument(state.context, 'ali', 'trade_licence'));
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
