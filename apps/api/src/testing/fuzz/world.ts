import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import type { Db, ServerContext } from '@peyk/server-database';
import { simulatedRegistry } from '@peyk/server-auth';
import { buildServer, createLog } from '@peyk/server-http';
import type { Rates } from '@peyk/server-http';
import { createLinkCodes } from '@peyk/server-links';
import { handlersOf } from '@peyk/server-module';
import { assignLine, createLine } from '@peyk/server-send';
import { prepareSends } from '@peyk/server-sender';
import { createTestDatabase, givenTariff, silentLog, testSeal } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import { Registry } from 'prom-client';
import { RATES } from '@peyk/shared-contract';
import { filesIn } from '../../start/files-place';
import { createModules } from '../../modules';
import { createSendCode, ensureSystemAccount } from '../../start/system-account';
import { makeBelongings } from './belongings';
import type { Belongings } from './belongings';
import type { Hints } from './from-schema';
import type { Caller } from './make-request';
import { givenMember, givenPerson, openSession, tokenOf } from './people';
import type { Person } from './people';

/** Stands in every text of the account that nobody else may see; its numbers all begin with these digits. */
export const MARK = 'zq-mark-of-the-victim-zq';
export const MARKED_DIGITS = '904377';
const OWNERS = 12;
const SYSTEM_LINE = '20009000';
const POOL_SIZE = 16;
const DAY_MS = 24 * 3_600_000;
const WITHOUT_RATES = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, { perSecond: 1e6, burst: 1e6, atOnce: 1e6 }]),
  // Of every class that the contract has.
) as Rates;

export interface World {
  db: Db;
  server: FastifyInstance;
  context: ServerContext;
  callers: readonly Caller[];
  victim: Person;
  /** Everything logged so far. */
  logged(): string;
  /** Sessions that requests have ended are good again; sends that were accepted are prepared. */
  refresh(): Promise<void>;
  close(): Promise<void>;
}

const mobilesOf = (digits: string) =>
  Array.from({ length: 6 }, (_, n) => `0${digits}${String(n).padStart(10 - digits.length, '0')}`);

async function startServer(context: ServerContext, log: ReturnType<typeof createLog>): Promise<FastifyInstance> {
  const systemAccountId = await ensureSystemAccount(context.db);
  const line = {
    multipartChars: 67,
    refundRule: 'blacklist',
    maxPerSecond: null,
    title: 'خط سامانه',
    family: '3000',
  } as const;
  await createLine(context.db, { ...line, number: SYSTEM_LINE, advertising: false });
  await assignLine(context.db, { accountId: systemAccountId, number: SYSTEM_LINE, isDefault: true });
  const auth = {
    seal: testSeal,
    pepper: 'a pepper for tests',
    sendCode: createSendCode({ accountId: systemAccountId, seal: testSeal, log: silentLog }),
    expectCode: () => undefined,
    demo: null,
    registration: { isOpen: true, registry: simulatedRegistry },
  };
  return buildServer({
    handlers: handlersOf(
      createModules({
        auth,
        home: {},
        files: filesIn(join(tmpdir(), 'peyk-fuzz-files')),
        linkCodes: createLinkCodes('a secret of tests'),
      }),
    ),
    context,
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    // Every answer is held to the contract; what does not fit becomes a fault of ours, which the laws forbid.
    validateResponses: true,
    // What rates do depends on how fast a machine is.
    rates: WITHOUT_RATES,
  });
}

const NUMBERS = [
  '09241110001',
  '09952000001',
  '989041000001',
  '+989042000002',
  '۰۹۲۴۱۱۱۰۰۰۱',
  '0924\u00001110003',
  '12',
  ...mobilesOf('924110'),
];
const USERNAMES = ['fuzz-victim', 'fuzz-owner-1', 'FUZZ-OWNER-2', 'nobody'];

/** Lists of one, and of one with another. */
const lists = (values: readonly string[]) => values.map((value, n) => (n % 3 === 0 ? [value, values[0]] : [value]));

/** Names of the contract, and what of this world goes under them: mostly the caller's own, often the victim's. */
function hintsOf({ line }: Person, own: Belongings, of: { victim: Belongings; line: string }): Hints {
  const ids = (...names: (keyof Belongings)[]) =>
    names.flatMap((name) => [own[name], own[name], own[name], of.victim[name]]);
  const sends = ids('send', 'scheduled');
  const lines = [line, line, line, line, of.line];
  // Not the victim's numbers: what someone asks for may stand in the answer.
  return {
    id: ids('phonebook', 'contact'),
    ids: lists(ids('phonebook', 'contact')),
    phonebook_id: ids('phonebook'),
    phonebook_ids: lists(ids('phonebook')),
    import_id: ids('import'),
    upload_id: ids('upload'),
    quote_id: ids('quote'),
    send_id: sends,
    messages_outbox_id: sends,
    from_number: lines,
    number: [...lines, ...NUMBERS],
    numbers: lists(NUMBERS),
    recipients: lists(NUMBERS),
    mobile: NUMBERS,
    username: USERNAMES,
    send_time: [`${new Date(Date.now() + DAY_MS).toISOString().slice(0, 10)}T23:59:00Z`, '2020-01-01T00:00:00Z'],
  };
}

/** Bodies that would be taken, as far as what they speak of is the caller's: by chance alone hardly any send would be. */
function bodiesOf({ line }: Person, { phonebook, contact, upload, quote }: Belongings): Caller['bodies'] {
  const text = { from_number: line, message: 'سلام' };
  const recipients = NUMBERS.slice(0, 2);
  return {
    createSend: [
      // What has a NUL is no number, and PostgreSQL keeps none: it must not come so far.
      { ...text, sending_type: 'quick', params: { recipients: [...recipients, '0924\u00001110003'] } },
      { ...text, sending_type: 'quick', params: { recipients }, quote_id: quote },
      { ...text, sending_type: 'phonebook', params: { phonebook_ids: [phonebook] } },
      { ...text, sending_type: 'file', params: { upload_id: upload }, charity: true },
    ],
    calculatePrice: [
      { ...text },
      { ...text, recipients },
      { ...text, phonebook_ids: [phonebook] },
      { ...text, upload_id: upload },
    ],
    testSend: [text],
    addContacts: [{ phonebook_ids: [phonebook], contacts: recipients.map((number) => ({ number, name: 'نام' })) }],
    updateContact: [{ id: contact, number: recipients[0], name: 'نام تازه', phonebook_ids: [phonebook] }],
    addUploadToPhonebooks: [{ upload_id: upload, phonebook_ids: [phonebook] }],
    setLineLimits: [{ number: line, max_per_second: 5 }],
  };
}

/** Who knocks besides the owners: everybody whom the hooks must keep outside, or let in to a few rooms only. */
async function oddTokens(db: Db, [first, second, third]: readonly Person[]): Promise<string[]> {
  if (!first || !second || !third) throw new Error('There are too few accounts.');
  const blocked = await givenPerson(db, 'fuzz-blocked', '300077770001', { blockedReason: 'بدهی' });
  await openSession(db, first, { token: tokenOf('an admin'), impersonated: true });
  await openSession(db, second, { token: tokenOf('yesterday'), expired: true });
  const member = await givenMember(db, third);
  return [
    blocked.token,
    member,
    tokenOf('an admin'),
    tokenOf('yesterday'),
    tokenOf('nobody'),
    '',
    `Bearer ${first.token}`,
  ];
}

/** The accounts with what they own, and the victim with what nobody else may see. */
async function populate(db: Db, server: FastifyInstance): Promise<{ victim: Person; callers: Caller[] }> {
  const victim = await givenPerson(db, 'fuzz-victim', '300055550001', { name: MARK });
  const ofVictim = await makeBelongings(server, victim, { mark: MARK, mobiles: mobilesOf(MARKED_DIGITS) });
  const owners: Person[] = [];
  const callers: Caller[] = [];
  for (let n = 0; n < OWNERS; n += 1) {
    const owner = await givenPerson(db, `fuzz-owner-${n}`, `3000444400${10 + n}`);
    const own = await makeBelongings(server, owner, { mark: `بستهٔ ${n}`, mobiles: mobilesOf(`9241${n + 10}`) });
    const hints = hintsOf(owner, own, { victim: ofVictim, line: victim.line });
    const bodies = [own, own, own, ofVictim].map((of) => bodiesOf(owner, of));
    owners.push(owner);
    for (const each of bodies) callers.push({ token: owner.token, hints, bodies: each });
  }
  const [{ hints, bodies } = { hints: {}, bodies: {} }] = callers;
  for (const token of await oddTokens(db, owners)) callers.push({ token, hints, bodies });
  return { victim, callers };
}

/** The real handlers over a database of their own: a dozen accounts that try everything, and one that nobody may see or touch. */
export async function createWorld(): Promise<World> {
  const test = await createTestDatabase();
  const db = createDatabase({ url: test.url, log: silentLog, poolSize: POOL_SIZE });
  const lines: string[] = [];
  const log = createLog({ level: 'info', destination: { write: (line) => void lines.push(line) } });
  const context = { db, clock: systemClock, log };
  await givenTariff(db);
  const server = await startServer(context, log);
  const { victim, callers } = await populate(db, server);
  await prepareSends(context);
  const refresh = async () => {
    await sql`update sessions set revoked_at = null where revoked_at is not null`.execute(db);
    await prepareSends(context);
  };
  const close = async () => {
    await server.close();
    await closeDatabase(db);
    await test.close();
  };
  return { db, server, context, callers, victim, logged: () => lines.join(''), refresh, close };
}
