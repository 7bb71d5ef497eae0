import { createSandboxCarrier } from '@peyk/server-carrier';
import type { SandboxCarrier, SandboxOptions } from '@peyk/server-carrier';
import { systemClock } from '@peyk/server-database';
import { createLinkCodes } from '@peyk/server-links';
import { proveLedger } from '@peyk/server-ledger';
import { createReportsHandlers } from '@peyk/server-reports';
import { createSender } from '@peyk/server-sender';
import type { Sender } from '@peyk/server-sender';
import { createWalletHandlers } from '@peyk/server-wallet';
import {
  createTestDatabase,
  givenAccount,
  givenLine,
  givenMember,
  givenTariff,
  silentLog,
  testSeal,
} from '@peyk/shared-testing-node';
import type { AccountWishes, LineWishes, TestDatabase } from '@peyk/shared-testing-node';
import { createSendHandlers } from '../send.routes';
import { startTestApi } from './test-api';
import type { TestApi } from './test-api';

/** A send as its customer asks for it. */
export interface Wanted {
  text: string;
  recipients: string[];
  charity?: boolean;
}

/** As many numbers of an operator as wanted, none of which anybody has. */
export function numbersOf(prefix: string, count = 1): string[] {
  return Array.from({ length: count }, (_, i) => `${prefix}${String(i).padStart(11 - prefix.length, '0')}`);
}

interface Life {
  test: TestDatabase;
  api: TestApi;
  running: Sender[];
  keys: number;
}

/** Senders of a test, and their end. */
function sendersOf(state: Life) {
  /** A sender on a line whose operator the test decides; answers the line and who listens to it. */
  async function startSender(options: Partial<SandboxOptions> = {}) {
    const context = { db: state.test.db, clock: systemClock, log: silentLog };
    const opened: { line?: { carrier: SandboxCarrier; listener: SandboxOptions['listener'] } } = {};
    const openCarrier = (listener: SandboxOptions['listener']) => {
      const carrier = createSandboxCarrier({ receiptDelayMs: 1, ...options, listener });
      opened.line = { carrier, listener };
      return carrier;
    };
    const sender = createSender({
      linkCodes: createLinkCodes('a secret of tests'),
      context,
      seal: testSeal,
      openCarrier,
    });
    state.running.push(sender);
    await sender.start();
    if (!opened.line) throw new Error('The sender opened no carrier.');
    return opened.line;
  }

  /** What is accepted from now on stays under way. */
  const stopSenders = () => Promise.all(state.running.splice(0).map((sender) => sender.stop()));

  return { startSender, stopSenders };
}

/** Calls with another session, by another member, by a program. */
function callersOf(state: Life) {
  const withToken = (by: string) => (path: string, body?: object, headers?: Record<string, string>) =>
    state.api.call(by, path, body, headers);
  const as = async (member: { accountId: bigint; userId: bigint }) => ({
    call: withToken(await state.api.signIn(member)),
  });
  return { withToken, withKey: (secret: string) => withToken(`Bearer ${secret}`), as };
}

/** Calls by a member of an account who may do so much. */
function callerAs(state: Life, account: { accountId: bigint }) {
  return async (permissions: readonly string[], path: string, body: object, headers?: Record<string, string>) => {
    const member = await givenMember(state.test.db, account, { permissions });
    return state.api.call(await state.api.signIn(member), path, body, headers);
  };
}

/**
 * For the top of a test file: sends from their quote to their last receipt, over HTTP, with the real engine and an operator
 * in memory. After each test the senders end and the books are proved.
 */
export function sendLife() {
  const state = { running: [] as Sender[], keys: 0 } as Life;
  const { startSender, stopSenders } = sendersOf(state);

  beforeAll(async () => {
    state.test = await createTestDatabase();
    await givenTariff(state.test.db);
    const handlers = {
      ...createSendHandlers({ shortLinksUrl: 'https://p.example/l' }),
      ...createReportsHandlers(),
      ...createWalletHandlers(),
    };
    state.api = await startTestApi({ db: state.test.db, clock: systemClock, handlers });
  });
  afterEach(async () => {
    await stopSenders();
    expect(await proveLedger(state.test.db)).toMatchObject({ proved: true });
  });
  afterAll(async () => {
    await state.api?.close();
    await state.test?.close();
  });

  async function givenSender(wishes: AccountWishes & LineWishes = {}) {
    const account = await givenAccount(state.test.db, { balanceMrial: 10_000_000_000n, ...wishes });
    const line = await givenLine(state.test.db, { ...wishes, accountId: account.accountId });
    const token = await state.api.signIn(account);
    const callers = callersOf(state);
    const call = callers.withToken(token);
    const upload = (content: string) =>
      state.api.upload(token, '/send/uploads', { content, name: 'numbers.txt', field: 'file' });
    /** A file, as a text. */
    const download = async (path: string, body?: object) => (await state.api.download(token, path, body)).text ?? '';
    const callAs = callerAs(state, account);
    return { ...account, number: line.number, call, callAs, upload, download, ...callers };
  }
  type Customer = Awaited<ReturnType<typeof givenSender>>;

  async function quoteOf({ call, number }: Customer, { text, recipients, charity = false }: Wanted) {
    return call('/send/calculate-price', { from_number: number, message: text, charity, recipients });
  }

  /** @param more fields of the body; with `key` the idempotency key, fresh unless given. */
  function send({ call, number }: Customer, { text, recipients, charity = false }: Wanted, more: SendMore = {}) {
    const { key = `life-key-${(state.keys += 1)}`, ...fields } = more;
    const body = {
      from_number: number,
      message: text,
      charity,
      sending_type: 'quick',
      params: { recipients },
      ...fields,
    };
    return call('/send', body, { 'idempotency-key': key });
  }

  async function quoteAndSend(customer: Customer, wanted: Wanted) {
    const { quote } = (await quoteOf(customer, wanted)).data;
    const answer = await send(customer, wanted, { quote_id: quote.quote_id });
    return { quote, sendId: answer.data.send_id as string };
  }

  const reportOf = async ({ call }: Customer, sendId: string) => (await call(`/report/by_bulk?send_id=${sendId}`)).data;
  const creditOf = async ({ call }: Customer) => (await call('/credit')).data;

  return {
    db: () => state.test.db,
    startSender,
    stopSenders,
    givenSender,
    quoteOf,
    send,
    quoteAndSend,
    reportOf,
    creditOf,
  };
}

interface SendMore {
  key?: string;
  local_id?: string;
  quote_id?: string;
  sending_type?: string;
  track_links?: boolean;
  rate_per_second?: number;
  send_time?: string;
}

/** @throws with `what` after 15 s. */
export async function until(what: string, isSo: () => Promise<boolean>): Promise<void> {
  const deadlineMs = Date.now() + 15_000;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`${what}: did not happen within 15 s`);
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
