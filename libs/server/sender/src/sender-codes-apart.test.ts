import { givenAccount, givenLine } from '@peyk/shared-testing-node';
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
