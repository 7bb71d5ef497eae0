import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Files } from '@peyk/server-files';
import { sql } from 'kysely';
import { RATES } from '@peyk/shared-contract';
import { contract, buildServer, createLog, hashToken, listOperations, newToken } from '@peyk/server-http';
import { writeAudit } from '@peyk/server-audit';
import { createPackage, simulatedRegistry } from '@peyk/server-auth';
import type { AuthModuleDependencies } from '@peyk/server-auth';
import { runTransaction } from '@peyk/server-database';
import { handlersOf } from '@peyk/server-module';
import { creditAccount } from '@peyk/server-wallet';
import {
  createTestDatabase,
  fixedClock,
  givenAccount,
  givenLine,
  givenTariff,
  testSeal,
} from '@peyk/shared-testing-node';
import type { Rates } from '@peyk/server-http';
import type { PaymentGateway } from '@peyk/server-payments';
import { createLinkCodes } from '@peyk/server-links';
import type { FixedClock, TestDatabase } from '@peyk/shared-testing-node';
import type { FastifyInstance } from 'fastify';
import { Registry } from 'prom-client';
import { createModules } from '../modules';
import { filesIn } from '../start/files-place';

/** So that no limit of a day stands in the way of the next call. */
const BETWEEN_CALLS_MS = 25 * 3_600_000;
const SESSION_MS = 3_600_000;
export const PASSWORD = 'Anar-Kavir-27';
const PLENTY_MRIAL = 1_000_000_000_000n;

/** The matrix has a thousand calls in a few seconds. */
const NO_RATES = Object.fromEntries(
  Object.keys(RATES).map((name) => [name, { perSecond: 1e9, burst: 1e9, atOnce: 100 }]),
) as Rates;

/** An account with all that a call may need, and words in its rows that stand nowhere else. */
export interface Side {
  accountId: bigint;
  userId: bigint;
  username: string;
  /** As the contract writes it. */
  mobile: string;
  lineNumber: string;
  /** Stands in titles, names and texts of this account only. */
  marker: string;
}

/** A request as the contract describes it. */
export interface Call {
  query?: Record<string, string>;
  body?: object;
  headers?: Record<string, string>;
  /** The content of the one file of a form. */
  file?: string | Buffer;
}

export interface World {
  database: TestDatabase;
  clock: FixedClock;
  server: FastifyInstance;
  files: Files;
  /** Ours, and another account's. */
  ours: Side;
  theirs: Side;
  packageId: string;
  /** Something that was never used before, for keys, names and titles. */
  fresh(): number;
  /** The digits of the newest code that was sent. */
  lastCode(): string;
  /** The code of the newest invitation of a colleague. */
  lastInvitation(): string;
  /** A day later: limits of a day are open again, and what waited for the engine, which does not run here, is over. */
  later(): Promise<void>;
  signIn(who: { accountId: bigint; userId: bigint }, as?: SessionWishes): Promise<string>;
  call(operationId: string, call: Call, token?: string): Promise<Answered>;
}

export interface SessionWishes {
  impersonated?: boolean;
  expired?: boolean;
  revoked?: boolean;
}

export interface Answered {
  status: number;
  /** Of an envelope; empty for a file. */
  code: string;
  text: string;
  data: ReturnType<typeof JSON.parse>;
}

/** A national id with the right check digit; each `n` is another person. */
export function nationalId(n: number): string {
  const head = `002${String(n).padStart(6, '0')}`;
  const remainder = [...head].reduce((sum, digit, index) => sum + Number(digit) * (10 - index), 0) % 11;
  return head + String(remainder < 2 ? remainder : 11 - remainder);
}

/** What an account is made of, beside its holder. */
async function givenSide(database: TestDatabase, account: Omit<Side, 'lineNumber' | 'marker'>): Promise<Side> {
  const { db } = database;
  const { number } = await givenLine(db, { accountId: account.accountId, isDefault: true });
  await runTransaction(db, async (tx) => {
    const row = { account_id: account.accountId, balance_mrial: 0n };
    await tx
      .insertInto('wallets')
      .values(row)
      .onConflict((conflict) => conflict.doNothing())
      .execute();
  });
  await creditAccount(db, {
    accountId: account.accountId,
    amountMrial: PLENTY_MRIAL,
    description: 'اعتبار',
    at: new Date(0),
    dedupeKey: 'given',
  });
  return { ...account, lineNumber: number, marker: `نشان${account.accountId}نشان` };
}

function formOf(content: string | Buffer): { payload: Buffer; headers: Record<string, string> } {
  const line = 'a-line-between';
  const head = `content-disposition: form-data; name="file"; filename="numbers.txt"`;
  return {
    payload: Buffer.concat([
      Buffer.from(`--${line}\r\n${head}\r\n\r\n`),
      Buffer.from(content),
      Buffer.from(`\r\n--${line}--\r\n`),
    ]),
    headers: { 'content-type': `multipart/form-data; boundary=${line}` },
  };
}

const OPERATIONS = new Map(listOperations(contract).map((operation) => [String(operation.operationId), operation]));

function callerOf(server: FastifyInstance): World['call'] {
  return async (operationId, { query, body, headers, file }, token) => {
    const operation = OPERATIONS.get(operationId);
    if (!operation) throw new Error(`There is no operation ${operationId}.`);
    const form = file === undefined ? undefined : formOf(file);
    const answer = await server.inject({
      method: operation.method as 'GET',
      url: operation.path,
      ...(query && { query }),
      ...(body && { payload: body }),
      ...(form && { payload: form.payload }),
      headers: { ...headers, ...form?.headers, ...(token !== undefined && { authorization: token }) },
    });
    const isJson = String(answer.headers['content-type']).startsWith('application/json');
    const envelope = isJson ? answer.json() : undefined;
    return {
      status: answer.statusCode,
      code: envelope?.meta.message_code ?? '',
      text: answer.body,
      data: envelope?.data,
    };
  };
}

async function insertSession(
  world: Pick<World, 'database' | 'clock'>,
  who: Pick<Side, 'accountId' | 'userId'>,
  as: SessionWishes,
) {
  const token = newToken();
  const now = world.clock.now();
  await world.database.db
    .insertInto('sessions')
    .values({
      token_hash: hashToken(token),
      account_id: who.accountId,
      user_id: who.userId,
      impersonated: as.impersonated ?? false,
      impersonated_by: as.impersonated ? 'پشتیبان' : null,
      created_at: now,
      expires_at: new Date(now.getTime() + (as.expired ? -1 : SESSION_MS)),
      revoked_at: as.revoked ? now : null,
    })
    .execute();
  return token;
}

/** Our account registers by itself, so that it has a holder whose identity can be corrected. */
async function register(
  world: Pick<World, 'call' | 'lastCode' | 'packageId'>,
): Promise<{ username: string; mobile: string }> {
  const person = { username: 'owner-of-ours', mobile: '989240000001' };
  const body = {
    ...person,
    password: PASSWORD,
    person: 'real',
    first_name: 'مریم',
    last_name: 'نمونه',
    national_id: nationalId(0),
    birth_date: '1991-03-21',
    package_id: world.packageId,
    activity_domain_id: '1',
    terms_version: (await world.call('getTerms', {})).data.version,
  };
  const asked = await world.call('register', { body });
  if (asked.status !== 200) throw new Error(`Our account could not register: ${asked.text}`);
  const confirmed = await world.call('confirmRegistration', {
    body: { token: asked.data.token, code: world.lastCode() },
  });
  if (confirmed.status !== 200) throw new Error(`Our account could not register: ${confirmed.text}`);
  return person;
}

/** The real handlers and hooks over a database of their own, and two accounts. Nothing is sent: no sender runs. */
export async function startWorld(): Promise<World & { close(): Promise<void> }> {
  const database = await createTestDatabase();
  try {
    return await buildWorld(database);
  } catch (error) {
    // An open database keeps the test run from ending.
    await database.close();
    throw error;
  }
}

/** Takes orders, and never hears of a payer. */
const silentBank: PaymentGateway = {
  ...{ name: 'zibal', title: 'بانک', takesDescription: true },
  request: async ({ paymentId }) => ({ authority: `order-${paymentId}`, url: 'https://bank.example/' }),
  inquire: async () => 'open',
  verify: async () => ({ outcome: 'unclear' }),
};

async function ownFiles() {
  const folder = await mkdtemp(join(tmpdir(), 'peyk-files-'));
  return { files: filesIn(folder), removeFiles: () => rm(folder, { recursive: true, force: true }) };
}

/** What is read in the newest message. */
function readersOf(texts: readonly string[]) {
  const find = (pattern: RegExp) => pattern.exec(texts.at(-1) ?? '')?.[0] ?? '';
  return { lastCode: () => find(/\d{5,6}/), lastInvitation: () => find(/[0-9a-z]{4}(-[0-9a-z]{4}){3}/) };
}

/** Signing in without an installation: what is sent is read here. */
const authOf = (texts: string[]): AuthModuleDependencies => ({
  seal: testSeal,
  pepper: 'a pepper for tests',
  sendCode: async (_, { text }) => void texts.push(text),
  expectCode: () => undefined,
  demo: null,
  relyingParty: { id: 'panel.example', origins: ['https://panel.example'] },
  registration: { isOpen: true, registry: simulatedRegistry },
});

async function buildWorld(database: TestDatabase): Promise<World & { close(): Promise<void> }> {
  const { files, removeFiles } = await ownFiles();
  const clock = fixedClock();
  const log = createLog({ level: 'silent' });
  const texts: string[] = [];
  const server = await buildServer({
    handlers: handlersOf(
      createModules({
        auth: authOf(texts),
        home: { oldPanelUrl: undefined },
        files,
        payments: { gateways: [silentBank], origins: ['https://panel.example'] },
        linkCodes: createLinkCodes('a secret of tests'),
      }),
    ),
    context: { db: database.db, clock, log },
    log,
    registry: new Registry(),
    readiness: async () => ({ ready: true, parts: {} }),
    validateResponses: true,
    rates: NO_RATES,
    audit: writeAudit,
  });
  await givenTariff(database.db);
  await createPackage(database.db, { title: 'ساده', description: 'بستهٔ آزمایش', giftMrial: 0n, lines: [] });
  const { id: packageId } = await database.db.selectFrom('packages').select('id').executeTakeFirstOrThrow();
  let count = 0;
  const frame = {
    database,
    clock,
    server,
    files,
    packageId: String(packageId),
    ...readersOf(texts),
    call: callerOf(server),
  };
  const person = await register(frame);
  const { id: userId, account_id: accountId } = await database.db
    .selectFrom('users')
    .select(['id', 'account_id'])
    .where('username', '=', person.username)
    .executeTakeFirstOrThrow();
  const ours = await givenSide(database, { accountId, userId, ...person });
  const other = await givenAccount(database.db, { name: 'دیگری', mobile: 240_000_002 });
  const theirs = await givenSide(database, { ...other, mobile: '989240000002' });
  return {
    ...frame,
    ours,
    theirs,
    fresh: () => (count += 1),
    later: async () => {
      clock.advance(BETWEEN_CALLS_MS);
      await sql`update sends set state = 7 where state in (0, 10, 11)`.execute(database.db);
      await sql`delete from send_intake`.execute(database.db);
      await sql`delete from phonebook_imports`.execute(database.db);
      await sql`delete from account_jobs`.execute(database.db);
      await sql`delete from sessions where expires_at < ${clock.now()}`.execute(database.db);
    },
    signIn: (who, as = {}) => insertSession(frame, who, as),
    close: async () => {
      await server.close();
      await database.close();
      await removeFiles();
    },
  };
}
