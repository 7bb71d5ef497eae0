import { listen, openSavepoint, runTransaction } from '@peyk/server-database';
import type { Tx } from '@peyk/server-database';
import { givenAccount, givenLine, testSeal } from '@peyk/shared-testing-node';
import { enqueueSystemMessage } from './enqueue-system-message';
import type { CodeTaker, Lease } from './run/code-taker';
import { givenCode, givenSend, mciNumbers } from './testing/given-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { TestOperator } from './testing/test-carrier';
import { waitUntil } from './testing/wait-until';

const { state, givenCustomer, whenFinished, whenSettled } = sendersOnDatabase();

const [CODE_NUMBER, TEXT] = [241_110_001, 'کد ورود: ۱۲۳۴۵'];

async function givenCodeToSend() {
  const { accountId } = await givenAccount(state.test.db, { kind: 'system' });
  const { lineId } = await givenLine(state.test.db, { accountId });
  return givenCode(state.test.db, { accountId, lineId, mobile: CODE_NUMBER, text: TEXT });
}

const bulkOf = async (messages: number) =>
  givenSend(state.test.db, { ...(await givenCustomer(messages)), numbers: mciNumbers(messages) });

describe('codes that leave by a process of their own', () => {
  it('leave by that one alone, and everything else by the other', async () => {
    const [ofCodes, ofBulk] = [new TestOperator(), new TestOperator()];
    const codes = await state.rig.start({ sends: 'codes', operator: ofCodes });
    const bulk = await state.rig.start({ sends: 'bulk', operator: ofBulk });
    const codeIds = [await givenCodeToSend(), await givenCodeToSend()];
    await whenFinished(await bulkOf(30));
    for (const id of codeIds) expect((await whenSettled(id)).statuses).toEqual({ 2: 1 });
    expect(ofCodes.submits.map(({ lane }) => lane)).toEqual(['priority', 'priority']);
    expect(new Set(ofBulk.submits.map(({ lane }) => lane))).toEqual(new Set(['bulk']));
    expect([codes.sender.counters().prepared, bulk.sender.counters().prepared]).toEqual([0, 1]);
  });

  it('leave most of a rate to large sends while there are none, and no more than that', async () => {
    const operator = new TestOperator();
    await state.rig.start({ sends: 'codes', operator });
    const held = await state.rig.start({ sends: 'bulk', operator, behave: () => 'hold' });
    const weights = async () =>
      (await state.test.db.selectFrom('sender_leases').select('weight').orderBy('weight').execute()).map(
        ({ weight }) => weight,
      );
    await waitUntil('both have nothing to send', async () => String(await weights()) === '1,1');
    await bulkOf(3);
    await waitUntil('one has', async () => String(await weights()) === '1,4');
    held.carrier.answerHeld();
  });

  it('wait where nobody is for them, and leave as soon as somebody is', async () => {
    const operator = new TestOperator();
    const bulk = await state.rig.start({ sends: 'bulk', operator });
    const codeId = await givenCodeToSend();
    await whenFinished(await bulkOf(3));
    expect(operator.submits).toHaveLength(3);
    await bulk.sender.stop();
    await state.rig.start({ sends: 'codes', operator });
    expect((await whenSettled(codeId)).statuses).toEqual({ 2: 1 });
  });

  it("are nobody else's when their process was killed with one under way: it is in doubt, and the next ones leave", async () => {
    const operator = new TestOperator();
    const dead = await state.rig.start({ sends: 'codes', operator, behave: () => 'hold' });
    const lostId = await givenCodeToSend();
    await waitUntil('it was handed over', () => operator.submits.length === 1);
    await dead.kill();
    await state.rig.start({ sends: 'codes', operator });
    await waitUntil('it is in doubt', async () => (await whenFinished(lostId)).statuses[12] === 1);
    expect((await whenSettled(await givenCodeToSend())).statuses).toEqual({ 2: 1 });
    expect(operator.submits).toHaveLength(2);
  });
});

describe('a code that the process makes which sends it', () => {
  const anyCode = { lineId: 0n, operators: null, maxPerSecond: null, parts: 1, network: 1 };
  /** A look for what others have made may be under way; then it would leave the code to that. */
  async function whenLeased(sender: CodeTaker) {
    const found: { lease?: Lease | undefined } = {};
    await waitUntil('it would take a code', () => (found.lease = sender.leaseForCode(anyCode)) !== undefined);
    if (!found.lease) throw new Error('It took none.');
    return found.lease;
  }

  async function givenMade(taker: CodeTaker, behave?: 'undo' | 'undo its part' | 'unheard') {
    const { accountId } = await givenAccount(state.test.db, { kind: 'system' });
    await givenLine(state.test.db, { accountId });
    const message = { accountId, mobile: CODE_NUMBER, text: TEXT, at: new Date() };
    const made: { sendId?: bigint | undefined } = {};
    const work = async (tx: Tx) => {
      const part = await openSavepoint(tx, 'part');
      made.sendId = await enqueueSystemMessage(tx, testSeal, message, taker);
      if (behave === 'undo its part') await part.undo();
      if (behave === 'undo') throw new Error('undone');
    };
    if (behave === 'unheard') await state.test.db.transaction().execute(work);
    else await runTransaction(state.test.db, work).catch((error: unknown) => expect(String(error)).toMatch('undone'));
    if (made.sendId === undefined) throw new Error('There is no line.');
    return made.sendId;
  }

  /** Leases as that sender would, and keeps the code back until `give`. */
  async function keepingBack(sender: CodeTaker) {
    const lease = await whenLeased(sender);
    const kept: Parameters<CodeTaker['takeCode']>[] = [];
    const taker: CodeTaker = { leaseForCode: () => lease, takeCode: (...code) => void kept.push(code) };
    return { taker, kept, give: () => kept.forEach((code) => sender.takeCode(...code)) };
  }

  it('leaves without being claimed, once', async () => {
    const { sender, operator } = await state.rig.start({ sends: 'codes' });
    const other = await state.rig.start({ sends: 'codes', operator });
    const { taker, give } = await keepingBack(sender);
    const sendId = await givenMade(taker);
    give();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect(operator.submits).toHaveLength(1);
    expect([sender.counters().claims, other.sender.counters().claims]).toEqual([0, 0]);
  });

  it.each(['undo', 'undo its part'] as const)('does not leave, and is not given to the lane: %s', async (behave) => {
    const { sender, operator } = await state.rig.start({ sends: 'codes' });
    const { taker, kept } = await keepingBack(sender);
    await givenMade(taker, behave);
    expect(kept).toEqual([]);
    await whenSettled(await givenMade(sender));
    expect(operator.submits).toHaveLength(1);
  });

  it('is claimed like any other where the end of its transaction is not heard, and somebody is woken for it', async () => {
    const { sender } = await state.rig.start({ sends: 'codes' });
    const woken: (string | undefined)[] = [];
    const listener = await listen(state.test.db, 'sender_wake', (payload) => woken.push(payload));
    const { taker, kept } = await keepingBack(sender);
    expect((await whenSettled(await givenMade(taker, 'unheard'))).statuses).toEqual({ 2: 1 });
    await waitUntil('somebody was woken', () => woken.includes('0'));
    await listener.close();
    expect([sender.counters().claims, kept]).toEqual([1, []]);
  });

  it('is recovered when the process dies before it has handed it over', async () => {
    const operator = new TestOperator();
    const dead = await state.rig.start({ sends: 'codes', operator, leaseMs: 300 });
    const { taker } = await keepingBack(dead.sender);
    const sendId = await givenMade(taker);
    await dead.kill();
    await state.rig.start({ sends: 'codes', operator, leaseMs: 300 });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect(operator.submits).toHaveLength(1);
  });

  it.each([true, false])('leaves once when the lane has claimed it in between, its lease over: %s', async (isOver) => {
    const { sender, carrier, operator } = await state.rig.start({ sends: 'codes', leaseMs: 300, behave: () => 'hold' });
    const { taker, kept } = await keepingBack(sender);
    const sendId = await givenMade(taker);
    await waitUntil('it was recovered, claimed and handed over', () => operator.submits.length === 1);
    const until = new Date(Date.now() + (isOver ? -1 : 60_000));
    for (const [code] of kept) sender.takeCode(code, { workerId: sender.workerId, until });
    const next = await givenMade(sender);
    await waitUntil('the next one was handed over', () => operator.submits.length > 1);
    carrier.answerHeld();
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect((await whenSettled(next)).statuses).toEqual({ 2: 1 });
    expect(operator.submits).toHaveLength(2);
    expect(sender.counters().lostChunks).toBe(0);
  });

  it('is left to others while nothing can leave from there', async () => {
    const operator = new TestOperator();
    const away = await state.rig.start({ sends: 'codes', operator });
    await whenLeased(away.sender);
    away.carrier.cut();
    const { sender } = await state.rig.start({ sends: 'codes', operator });
    expect((await whenSettled(await givenMade(away.sender))).statuses).toEqual({ 2: 1 });
    expect([away.sender.counters().claims, sender.counters().claims]).toEqual([0, 1]);
  });

  it('is left to others where its line names an operator that is not there, or has no rate left', async () => {
    const { sender } = await state.rig.start({ sends: 'codes' });
    await whenLeased(sender);
    const ofLine = (wishes: object) => sender.leaseForCode({ ...anyCode, lineId: 1n, ...wishes });
    expect(ofLine({ operators: ['nobody'] })).toBeUndefined();
    expect(ofLine({ maxPerSecond: 0 })).toBeUndefined();
    expect(ofLine({ parts: 1_000 })).toBeUndefined();
  });

  it.each([0, 1, 2, 5, 10, Infinity])('leaves once, whoever sends it, when a stop is %p turns old', async (turns) => {
    const { sender, operator } = await state.rig.start({ sends: 'codes', leaseMs: 300 });
    const { taker, give } = await keepingBack(sender);
    const sendId = await givenMade(taker);
    const stopped = sender.stop();
    if (turns === Infinity) await stopped;
    else for (let turn = 0; turn < turns; turn += 1) await new Promise(setImmediate);
    give();
    await stopped;
    await state.rig.start({ sends: 'codes', operator, leaseMs: 300 });
    expect((await whenSettled(sendId)).statuses).toEqual({ 2: 1 });
    expect([operator.submits.length, sender.leaseForCode(anyCode)]).toEqual([1, undefined]);
  });
});
