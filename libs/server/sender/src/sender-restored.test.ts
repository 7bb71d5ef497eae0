import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { PartToSubmit, SubmitOutcome } from '@peyk/server-carrier';
import type { Db } from '@peyk/server-database';
import { proveLedger } from '@peyk/server-ledger';
import { createTestDatabase, givenAccount, givenLine, silentLog } from '@peyk/shared-testing-node';
import type { TestDatabase } from '@peyk/shared-testing-node';
import { HELD_WHY, checkEngine } from './epoch/gate';
import { holdEngine, resumeEngine, viewEngine } from './epoch/hold-engine';
import { reconcileEngine } from './epoch/reconcile';
import type { SentEntry } from './model/match-sent-list';
import { mobileOfReceipt } from './model/receipt-mobile';
import { stopSend } from './stop/stop-send';
import { PRICE, most } from './testing/senders-on-database';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { takeBackup } from './testing/put-back';
import type { PutBack } from './testing/put-back';
import { readSend, wrongCounters } from './testing/read-send';
import { SenderRig } from './testing/sender-rig';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';
import { rematchParkedReceipts } from './upkeep/parked-receipts';
import { sql } from 'kysely';

const CARRIER = 'test';

const state = {} as { test: TestDatabase; marksFolder: string; rigs: SenderRig[]; backups: PutBack[] };
beforeEach(async () => {
  const marksFolder = mkdtempSync(join(tmpdir(), 'peyk-marks-'));
  Object.assign(state, { test: await createTestDatabase(), marksFolder, rigs: [], backups: [] });
});
afterEach(async () => {
  for (const rig of state.rigs) await rig.end();
  for (const db of [state.test.db, ...state.backups.map((backup) => backup.db)]) {
    expect(await wrongCounters(db)).toEqual([]);
    expect(await proveLedger(db)).toMatchObject({ proved: true });
  }
  for (const backup of state.backups) await backup.drop();
  await state.test.close();
  rmSync(state.marksFolder, { recursive: true });
});

function rigOn(url: string): SenderRig {
  const rig = new SenderRig(url, silentLog);
  state.rigs.push(rig);
  return rig;
}

async function backUp(): Promise<PutBack> {
  const backup = await takeBackup(state.test);
  state.backups.push(backup);
  return backup;
}

/** An operator that writes down what it takes, and takes no more after so many. */
function keepingList(operator: TestOperator, takes = Infinity, then: 'unsent' | 'hold' = 'unsent') {
  const list: SentEntry[] = [];
  const behave = (part: PartToSubmit, nth: number): SubmitOutcome | 'hold' => {
    if (nth > takes) return then === 'hold' ? 'hold' : { kind: 'unsent' };
    const operatorMessageId = operator.nextMessageId();
    const mobile = mobileOfReceipt({ destination: part.destination, source: '' }) ?? 0;
    const { source: line, userReference = null } = part;
    list.push({ operatorMessageId, mobile, line, userReference, at: new Date() });
    return { kind: 'accepted', operatorMessageId };
  };
  return { list, behave };
}

async function givenCustomer(messages: number) {
  const { accountId } = await givenAccount(state.test.db, { balanceMrial: PRICE * BigInt(messages) });
  const { lineId } = await givenLine(state.test.db, { accountId });
  return { accountId, lineId };
}

const contextOf = (db: Db) => ({ db, clock: { now: () => new Date() }, log: silentLog });
const statusesOf = async (db: Db, sendId: bigint) => (await readSend(db, sendId)).statuses;

/** A send of 300 of which the backup knows 100 and the operator got 200. */
async function restoredInTheMiddle() {
  const customer = await givenCustomer(2_000);
  const operator = new TestOperator();
  const first = keepingList(operator, 100);
  const rig = rigOn(state.test.url);
  const killed = await rig.start({ operator, window: 20, behave: first.behave, marksFolder: state.marksFolder });
  const numbers = mciNumbers(300);
  const sendId = await givenSend(state.test.db, { ...customer, numbers });
  await waitUntil('a hundred are stored', () => killed.sender.counters().storedAnswers === 100);
  await killed.kill();
  const backup = await backUp();
  const second = keepingList(operator, 200);
  const later = await rig.start({ operator, window: 20, behave: second.behave, marksFolder: state.marksFolder });
  await waitUntil('a hundred more are stored', () => later.sender.counters().storedAnswers === 100);
  await later.kill();
  return { ...customer, operator, backup, sendId, list: [...first.list, ...second.list] };
}

/** A sender on what was put back. */
async function startRestored(operator: TestOperator, backup: PutBack, options: Parameters<SenderRig['start']>[0] = {}) {
  // As if the ten seconds had passed for which the killed one counts as alive.
  await sql`delete from engine_senders`.execute(backup.db);
  return rigOn(backup.url).start({ operator, window: 50, marksFolder: state.marksFolder, ...options });
}

async function reconcile(db: Db, entries: readonly SentEntry[]) {
  const result = await reconcileEngine(contextOf(db), { carrier: CARRIER, entries });
  if (typeof result === 'string') throw new Error(result);
  return result;
}

const resume = (db: Db, isWithoutList = false) => resumeEngine(contextOf(db), { isWithoutList });

async function untilHeld(db: Db) {
  const isQuiet = async () => {
    const { heldSince, busySenders } = await viewEngine(contextOf(db));
    return heldSince !== null && busySenders === 0;
  };
  await waitUntil('it is held and nothing is in flight', isQuiet);
}

describe('a database that was put back', () => {
  it('is noticed at the start: nothing leaves, neither old nor new, and what comes waits', async () => {
    const { operator, backup, sendId, accountId, lineId } = await restoredInTheMiddle();
    const code = await givenCode(backup.db, { accountId, lineId, mobile: 952_000_999, text: '12345' });
    const { sender } = await startRestored(operator, backup);
    expect(sender.gateState()).toBe('held');
    expect(await viewEngine(contextOf(backup.db))).toMatchObject({ heldWhy: HELD_WHY.behind, epoch: 1 });
    const newer = await givenSend(backup.db, { accountId, lineId, numbers: mciNumbers(5, 900) });
    await waitUntil('it is prepared', async () => (await readSend(backup.db, newer)).send.state === 5);
    // Two beats later every lane has had its turns.
    const beats = async () =>
      (await backup.db.selectFrom('engine_senders').select('seen_at').executeTakeFirst())?.seen_at;
    const before = await beats();
    await waitUntil('it looks again', async () => Number(await beats()) - Number(before) > 1_500);
    expect(operator.submits.length).toBe(200);
    // Of those before, the last receipts may have gone with the killed one.
    const queued = [(await statusesOf(backup.db, sendId))[10], (await statusesOf(backup.db, code))[10]];
    expect(queued).toEqual([200, 1]);
  });

  it('is compared with the list of the operator: everybody gets it once, and who had it is charged once', async () => {
    const { operator, backup, sendId, list } = await restoredInTheMiddle();
    await startRestored(operator, backup, keepingList(operator));
    const { db } = backup;
    await untilHeld(db);
    expect(await resume(db)).toBe('not-reconciled');
    expect(await reconcile(db, list)).toMatchObject({
      listed: 200,
      known: 100,
      found: 100,
      doubtful: 0,
      left: 100,
      strangers: [],
    });
    // A second time finds the same known, and nothing else.
    expect(await reconcile(db, list)).toMatchObject({ known: 200, found: 0, left: 100 });
    expect(operator.submits.length).toBe(200);
    expect(await resume(db)).toBe(2);
    await waitUntil('the rest leaves', () => operator.submits.length === 300);
    await waitUntil('it is finished', async () => (await readSend(db, sendId)).send.finished_at !== null);
    expect(operator.timesOf().size).toBe(300);
    expect(most(operator)).toBe(1);
    await rematchParkedReceipts(contextOf(db));
    const { statuses, chargedMrial } = await readSend(db, sendId);
    expect((statuses[0] ?? 0) + (statuses[2] ?? 0)).toBe(300);
    expect(chargedMrial).toBe(PRICE * 300n - PRICE * BigInt(statuses[0] ?? 0));
    expect(await resume(db)).toBe('not-held');
  });

  it('without our names in the list, knows by number and line who had it', async () => {
    const { operator, backup, list } = await restoredInTheMiddle();
    const bare = list.map((entry) => ({ ...entry, userReference: null, line: `98${entry.line}` }));
    const stranger = { ...bare[0]!, operatorMessageId: 'lost', mobile: 952_777_777 };
    expect(await startRestored(operator, backup)).toBeDefined();
    await untilHeld(backup.db);
    const result = await reconcile(backup.db, [...bare, stranger]);
    expect(result).toMatchObject({ known: 100, found: 100, doubtful: 0, left: 100, strangers: [stranger] });
  });

  it('is held once more when it is put back a second time, and in every process that starts', async () => {
    const { operator, backup, list } = await restoredInTheMiddle();
    const restored = await startRestored(operator, backup, keepingList(operator));
    await untilHeld(backup.db);
    await reconcile(backup.db, list);
    await resume(backup.db);
    await waitUntil('it goes on', () => restored.sender.gateState() === 'open');
    await restored.kill();
    // The first database once more: an epoch behind.
    await checkEngine(contextOf(state.test.db), state.marksFolder);
    expect(await viewEngine(contextOf(state.test.db))).toMatchObject({ heldWhy: HELD_WHY.behind });
  });

  it('is noticed by its timeline and by its server, without anything outside of it', async () => {
    const { db } = state.test;
    const rig = rigOn(state.test.url);
    const first = await rig.start();
    expect(first.sender.gateState()).toBe('open');
    await sql`update engine_state set timeline = '0000000A'`.execute(db);
    await waitUntil(
      'the database says why',
      async () => (await viewEngine(contextOf(db))).heldWhy === HELD_WHY.timeline,
    );
    await waitUntil('it is held', () => first.sender.gateState() === 'held');
    await untilHeld(db);
    expect(await resume(db, true)).toBe(2);
    await waitUntil('it goes on', () => first.sender.gateState() === 'open');
    await sql`update engine_state set system_identifier = '1'`.execute(db);
    await waitUntil('the database says why', async () => (await viewEngine(contextOf(db))).heldWhy === HELD_WHY.system);
    await waitUntil('it is held', () => first.sender.gateState() === 'held');
  });
});

describe('a hold while messages are in flight', () => {
  it('waits for their answers before anything is compared, and hands nothing over again', async () => {
    const customer = await givenCustomer(100);
    const operator = new TestOperator();
    const { list, behave } = keepingList(operator, 30, 'hold');
    const { db } = state.test;
    const running = await rigOn(state.test.url).start({ operator, window: 20, behave, marksFolder: state.marksFolder });
    const sendId = await givenSend(db, { ...customer, numbers: mciNumbers(100) });
    await waitUntil('the window is full', () => running.carrier.held.length === 19);
    await holdEngine(contextOf(db), 'a test');
    await waitUntil('it is heard', () => running.sender.gateState() === 'held');
    expect(await reconcileEngine(contextOf(db), { carrier: CARRIER, entries: list })).toBe('busy');
    expect(await resume(db, true)).toBe('busy');
    running.carrier.answerHeld();
    await untilHeld(db);
    expect(await reconcile(db, list)).toMatchObject({ known: 30, found: 0, left: 51 });
    expect(operator.submits.length).toBe(49);
    await resume(db);
    await waitUntil('the rest is in flight', () => running.carrier.held.length > 0);
    const end = setInterval(() => running.carrier.answerHeld(), 20);
    await waitUntil('all arrived', async () => (await statusesOf(db, sendId))[2] === 100);
    clearInterval(end);
    expect(most(operator)).toBe(1);
  });

  it('gives up what was not handed over, and sends it once afterwards', async () => {
    const customer = await givenCustomer(50);
    const operator = new TestOperator();
    const line = { isUp: false };
    const behave = () => (line.isUp ? undefined : ({ kind: 'unsent' } as const));
    const { db } = state.test;
    const running = await rigOn(state.test.url).start({ operator, window: 20, behave, marksFolder: state.marksFolder });
    const sendId = await givenSend(db, { ...customer, numbers: mciNumbers(50) });
    await waitUntil('some are marked', () => running.sender.counters().marked > 0);
    await holdEngine(contextOf(db), 'a test');
    await untilHeld(db);
    line.isUp = true;
    expect(await reconcile(db, [])).toMatchObject({ left: 50 });
    await resume(db);
    await waitUntil('all arrived', async () => (await statusesOf(db, sendId))[2] === 50);
    expect(most(operator)).toBe(1);
  });
});

describe('sends of a database that was put back', () => {
  it('that were stopped give back what the list does not name', async () => {
    const { operator, backup, sendId, accountId, list } = await restoredInTheMiddle();
    const { db } = backup;
    await startRestored(operator, backup);
    await untilHeld(db);
    await stopSend(contextOf(db), { accountId, sendId });
    await reconcile(db, list);
    const { send, statuses, heldMrial } = await readSend(db, sendId);
    expect([send.state, (statuses[14] ?? 0) > 0, heldMrial >= 0n]).toEqual([7, true, true]);
    expect(send.finished_at).not.toBeNull();
  });

  it('whose hour came in between are prepared, and found', async () => {
    const customer = await givenCustomer(20);
    const { db } = state.test;
    const numbers = mciNumbers(20);
    const plan = { state: 11, send_time: new Date(Date.now() - 1_000) };
    const sendId = await givenSend(db, { ...customer, numbers, plan });
    await holdEngine(contextOf(db), 'a test');
    const list = numbers.slice(0, 12).map((number, n) => ({
      ...{ operatorMessageId: `m-${n}`, mobile: mobileOfReceipt({ destination: number, source: '' }) ?? 0 },
      ...{ line: '3000', userReference: null, at: new Date() },
    }));
    expect(await reconcile(db, list)).toMatchObject({ found: 12, left: 8 });
    expect(await statusesOf(db, sendId)).toEqual({ 0: 12, 10: 8 });
  });

  it('that all had left are finished', async () => {
    const customer = await givenCustomer(3);
    const { db } = state.test;
    const numbers = mciNumbers(3);
    const sendId = await givenSend(db, { ...customer, numbers });
    await holdEngine(contextOf(db), 'a test');
    const list = numbers.map((number, n) => ({
      ...{ operatorMessageId: `a-${n}`, mobile: mobileOfReceipt({ destination: number, source: '' }) ?? 0 },
      ...{ line: '', userReference: null, at: null },
    }));
    expect(await reconcile(db, list)).toMatchObject({ found: 3, left: 0 });
    expect((await readSend(db, sendId)).send).toMatchObject({ state: 6 });
  });
});
