import { setTimeout as sleep } from 'node:timers/promises';
import { closeDatabase, createDatabase, systemClock } from '@peyk/server-database';
import type { Db } from '@peyk/server-database';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { SEND_STATE, prepareSends } from '@peyk/server-sender';
import { createTestDatabase, givenAccount, givenLine, givenTariff, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { createSendHandlers } from './send.routes';
import { TEXT, numbers } from './testing/senders';
import { startTestApi } from './testing/test-api';
import type { TestApi } from './testing/test-api';

/** Two APIs over one database, each with connections of its own, as two processes have them. */
interface Process {
  api: TestApi;
  db: Db;
  end(): Promise<void>;
}

const state = {} as { test: TestDatabase; processes: [Process, Process]; preparers: Db[] };

/** Twenty sends wait already; the first call with this key is not over; no connection came free in time. */
const ASK_AGAIN: readonly string[] = ['429-20', '409-3', '503-1'];
const ASK_AGAIN_MS = 50;
const LOOK_AGAIN_MS = 5;
const PREPARERS = 4;

/**
 * For a machine that is busy with other things: two hundred callers share sixteen connections, and how long the last of them queues
 * is its affair. On an idle one a test takes a twentieth of this.
 */
jest.setTimeout(120_000);

async function startProcess(): Promise<Process> {
  const db = createDatabase({ url: state.test.url, log: silentLog, poolSize: 8 });
  const api = await startTestApi({ db, clock: systemClock, handlers: createSendHandlers() });
  return { api, db, end: () => api.close().then(() => closeDatabase(db)) };
}

beforeAll(async () => {
  state.test = await createTestDatabase();
  await givenTariff(state.test.db);
  state.processes = [await startProcess(), await startProcess()];
  // Connections of their own, as processes with another role have them: no caller queues before a preparer.
  state.preparers = Array.from({ length: PREPARERS }, () =>
    createDatabase({ url: state.test.url, log: silentLog, poolSize: 1 }),
  );
});
afterAll(async () => {
  await Promise.all((state.processes ?? []).map(({ end }) => end()));
  await Promise.all((state.preparers ?? []).map(closeDatabase));
  await state.test?.close();
});

const PRICE_MRIAL = 1_370_000n;

async function givenSender(balanceMrial: bigint) {
  const { db } = state.test;
  const account = await givenAccount(db, { balanceMrial });
  const { number } = await givenLine(db, { accountId: account.accountId });
  const token = await state.processes[0].api.signIn(account);
  /** The nth call goes to the first process when n is even, to the second when it is odd. */
  const send = (nth: number, key: string, recipients = numbers(1)) => {
    const body = { sending_type: 'webservice', from_number: number, message: TEXT, params: { recipients } };
    return processOf(nth).api.call(token, '/send', body, { 'idempotency-key': key });
  };
  /** As a program asks that takes the API at its word: who is told to come back comes back, with the same key. */
  const ask = async (...call: Parameters<typeof send>) => {
    for (;;) {
      const answer = await send(...call);
      if (!ASK_AGAIN.includes(answer.code)) return answer;
      await sleep(ASK_AGAIN_MS);
    }
  };
  const sends = () => db.selectFrom('sends').selectAll().where('account_id', '=', account.accountId).execute();
  return { ...account, ask, sends };
}

function processOf(nth: number): Process {
  return nth % 2 === 0 ? state.processes[0] : state.processes[1];
}

const times = (count: number) => Array.from({ length: count }, (_, n) => n);

describe('two hundred sends at once with money for one', () => {
  it('leave one queued and held, 199 without credit, and nobody below zero', async () => {
    const sender = await givenSender(PRICE_MRIAL);
    const accepting = { isOver: false };
    const prepareAll = async (db: Db) => {
      const context = { db, clock: systemClock, log: silentLog };
      while (!accepting.isOver) if ((await prepareSends(context)) === 0) await sleep(LOOK_AGAIN_MS);
      await prepareSends(context);
    };
    const acceptAll = async () => {
      const answers = await Promise.all(times(200).map((nth) => sender.ask(nth, `race-for-money-${nth}`)));
      expect(new Set(answers.map(({ code }) => code))).toEqual(new Set(['200-1']));
    };
    await Promise.all([acceptAll().finally(() => (accepting.isOver = true)), ...state.preparers.map(prepareAll)]);
    const sends = await sender.sends();
    const inState = (wanted: number) => sends.filter((send) => send.state === wanted);
    expect(sends).toHaveLength(200);
    expect(inState(SEND_STATE.noCredit)).toHaveLength(199);
    expect(inState(SEND_STATE.queued).map((send) => send.cost_mrial)).toEqual([PRICE_MRIAL]);
    expect(await getWallet(state.test.db, sender.accountId)).toMatchObject({
      balanceMrial: 0n,
      heldMrial: PRICE_MRIAL,
    });
    const booked = await state.test.db
      .selectFrom('ledger_transactions')
      .select(['kind', 'balance_after_mrial'])
      .where('account_id', '=', sender.accountId)
      .orderBy('id')
      .execute();
    expect(booked).toEqual([
      { kind: 'admin_credit', balance_after_mrial: PRICE_MRIAL },
      { kind: 'send_hold', balance_after_mrial: 0n },
    ]);
    expect(await proveLedger(state.test.db)).toMatchObject({ proved: true });
  });
});

describe('one idempotency key, a hundred times at once', () => {
  const KEY = 'one-key-a-hundred-times';

  it('makes one send and gives everybody its answer, also after a restart; another body is refused', async () => {
    const sender = await givenSender(PRICE_MRIAL);
    const hundred = () => Promise.all(times(100).map((nth) => sender.ask(nth, KEY)));
    const before = await hundred();
    const [first] = before;
    expect(first).toMatchObject({ status: 200, data: { send_id: expect.stringMatching(/^\d+$/) } });
    for (const { status, data } of before) expect({ status, data }).toEqual({ status: 200, data: first?.data });
    await Promise.all(state.processes.map(({ end }) => end()));
    state.processes = [await startProcess(), await startProcess()];
    for (const { status, data } of await hundred())
      expect({ status, data }).toEqual({ status: 200, data: first?.data });
    const others = await Promise.all(times(20).map((nth) => sender.ask(nth, KEY, numbers(2))));
    expect(new Set(others.map(({ status, code }) => `${status} ${code}`))).toEqual(new Set(['422 422-3']));
    expect(await sender.sends()).toHaveLength(1);
  });
});
