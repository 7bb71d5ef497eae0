import { sql } from 'kysely';
import type { Child } from '@peyk/tools-stack';
import type { Account } from './support/account';
import { numbersOf } from './support/account';
import { FaultStack, WINDOW, kill } from './support/fault-stack';
import { expectLaws } from './support/judge';
import { tell } from './support/tell';
import { aMoment, until } from './support/until';

/** A sender works on sixteen chunks at once, and each of these sends is one: there is work left for the other. No more may wait unprepared. */
const SENDS = 20;
const COUNT = 120;

const state = {} as { stack: FaultStack; account: Account; senders: Child[] };

beforeAll(async () => {
  state.stack = await FaultStack.start({ withApi: false });
  await state.stack.startApi('http,live');
  state.account = await state.stack.signIn();
  state.senders = [await state.stack.startApi('sender,jobs'), await state.stack.startApi('sender,jobs')];
});
afterAll(() => state.stack?.dispose());

function startSends(firstSeries: number): Promise<string[]> {
  const series = Array.from({ length: SENDS }, (_, place) => firstSeries + place);
  return Promise.all(series.map((one) => state.account.send(numbersOf(one, COUNT), `two-senders-${one}`)));
}

/** Waits until two senders have a part of the work each. */
async function untilBothWork(): Promise<void> {
  const workers = () =>
    state.stack.withDatabase(async (db) => {
      const { rows } = await sql`select distinct worker_id from send_chunks where state = 1`.execute(db);
      return rows.length;
    });
  await until(workers, (count) => count === 2);
}

describe('two sender processes beside one that faces people', () => {
  it('share the work and send nothing twice', async () => {
    const { stack, account } = state;
    const sendIds = await startSends(1);
    await untilBothWork();
    for (const sendId of sendIds) await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: 0 });
    expect(stack.submits()).toHaveLength(SENDS * COUNT);
  });

  it('take over from one another when one is killed', async () => {
    const { stack, account, senders } = state;
    const sendIds = await startSends(1 + SENDS);
    await untilBothWork();
    const taken = stack.submits().length;
    await until(
      () => stack.submits().length,
      (now) => now > taken + (SENDS * COUNT) / 4,
    );
    await aMoment();
    await kill(senders[0]);
    const verdicts = [];
    for (const sendId of sendIds)
      verdicts.push(await expectLaws(stack, account, sendId, { recipients: COUNT, mostInDoubt: WINDOW }));
    const inDoubt = verdicts.reduce((sum, verdict) => sum + verdict.inDoubt, 0);
    expect(inDoubt).toBeLessThanOrEqual(WINDOW);
    tell('one of two senders killed', { 'in doubt': inDoubt });
  });
});
