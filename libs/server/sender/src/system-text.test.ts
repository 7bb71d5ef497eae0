import { OPERATOR_NUMBER } from '@peyk/server-audience';
import { createSeal, resealAll } from '@peyk/server-seal';
import { TEST_SECRET, testSeal } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { expireSends } from './stop/expire-sends';
import { placeOfText } from './system-text';
import { givenCode } from './testing/given-send';
import { readSend } from './testing/read-send';
import { sendersOnDatabase } from './testing/senders-on-database';
import { waitUntil } from './testing/wait-until';
import { eraseSystemTexts } from './upkeep/erase-texts';
import { systemTextResealer } from './upkeep/reseal-texts';

const { state, givenCustomer, systemContext, whenFinished } = sendersOnDatabase();

const CODE = '40713';
const TEXT = `کد ورود: ${CODE}`;
const MOBILE = 952_000_077;
const HOUR_MS = 3_600_000;

beforeEach(async () => {
  // What an earlier test has left waiting would leave with this one's.
  await sql`update sends set expires_at = now() - interval '1 second' where finished_at is null`.execute(state.test.db);
  await expireSends(systemContext());
});

async function givenCodeToSend(changes: object = {}) {
  const customer = await givenCustomer(1);
  const sendId = await givenCode(state.test.db, { ...customer, mobile: MOBILE, text: TEXT, ...changes });
  return { sendId, accountId: customer.accountId };
}

const sendOf = async (sendId: bigint) => (await readSend(state.test.db, sendId)).send;

async function rowOf(sendId: bigint): Promise<string> {
  const { rows } = await sql<{ row: string }>`
    select concat(s::text, encode(s.sealed_text, 'escape')) as row from sends s where id = ${sendId}`.execute(
    state.test.db,
  );
  return rows[0]?.row ?? '';
}

const set = (sendId: bigint, changes: object) =>
  state.test.db.updateTable('sends').set(changes).where('id', '=', sendId).execute();

describe('the text of a message of the installation itself', () => {
  it('is sealed from the moment it is stored', async () => {
    const { sendId, accountId } = await givenCodeToSend();
    const { text, search_text, sealed_text } = await sendOf(sendId);
    expect([text, search_text]).toEqual(['', '']);
    expect(await rowOf(sendId)).not.toContain(CODE);
    const place = placeOfText(accountId, MOBILE);
    expect(testSeal.open('system message', sealed_text ?? Buffer.alloc(0), place).toString()).toBe(TEXT);
  });

  it('leaves as it was written, and is erased as soon as it was handed over', async () => {
    const { carrier } = await state.rig.start({ behave: () => 'hold' });
    const { sendId } = await givenCodeToSend();
    await waitUntil('it was handed over', () => carrier.held.length === 1);
    expect((await sendOf(sendId)).sealed_text).not.toBeNull();
    const body = Buffer.from(carrier.held[0]?.part.text.bodies[0] ?? []);
    expect(body.swap16().toString('utf16le')).toBe(TEXT);
    carrier.answerHeld();
    await whenFinished(sendId);
    expect(await sendOf(sendId)).toMatchObject({ text: '', sealed_text: null, state: 6 });
  });

  it('does not go to another number when the recipient was changed in the database', async () => {
    const { sendId } = await givenCodeToSend();
    await sql`update recipients set mobile = 952000078 where send_id = ${sendId}`.execute(state.test.db);
    const { operator } = await state.rig.start();
    await waitUntil('it was stopped', async () => (await sendOf(sendId)).finished_at !== null);
    expect(operator.submits).toEqual([]);
    expect(await sendOf(sendId)).toMatchObject({ state: 7, sealed_text: null });
  });

  it('is erased when its time is over and it never left', async () => {
    const { sendId } = await givenCodeToSend();
    await set(sendId, { expires_at: new Date(Date.now() - 1_000) });
    await expireSends(systemContext());
    expect(await sendOf(sendId)).toMatchObject({ state: 6, sealed_text: null });
  });

  it('expires after a day where nothing shorter was said', async () => {
    const { sendId } = await givenCodeToSend();
    const { created_at, expires_at } = await sendOf(sendId);
    expect(Number(expires_at) - Number(created_at)).toBe(24 * HOUR_MS);
  });
});

describe('the round that erases texts', () => {
  it('erases what has expired where nobody sends, and what an earlier version has left', async () => {
    const [expired, plain, waiting] = await Promise.all([1, 2, 3].map(() => givenCodeToSend()));
    if (!expired || !plain || !waiting) throw new Error('three were given');
    await set(expired.sendId, { expires_at: new Date(Date.now() - 5 * HOUR_MS) });
    await set(plain.sendId, { sealed_text: null, text: TEXT, finished_at: new Date() });
    expect(await eraseSystemTexts(systemContext())).toBe(2);
    expect(await eraseSystemTexts(systemContext())).toBe(0);
    for (const { sendId } of [expired, plain])
      expect(await sendOf(sendId)).toMatchObject({ text: '', search_text: '', sealed_text: null });
    expect((await sendOf(waiting.sendId)).sealed_text).not.toBeNull();
  });

  it('leaves the texts of customers alone', async () => {
    const { sendId } = await givenCodeToSend();
    await set(sendId, { type: 'webservice', sealed_text: null, text: 'سلام', finished_at: new Date() });
    await eraseSystemTexts(systemContext());
    expect((await sendOf(sendId)).text).toBe('سلام');
  });
});

describe('texts that wait when the secret is changed', () => {
  const next = createSeal('another secret of the installation, as long', TEST_SECRET);

  it('are sealed anew, once, and leave as before; plain ones of an earlier version too', async () => {
    const [old, plain] = await Promise.all([1, 2].map(() => givenCodeToSend()));
    if (!old || !plain) throw new Error('two were given');
    await set(plain.sendId, { sealed_text: null, text: TEXT });
    const reseal = () => resealAll(state.test.db, next, { resealers: [systemTextResealer] });
    const [once, twice] = await Promise.all([reseal(), reseal()]);
    expect((once[0]?.changed ?? 0) + (twice[0]?.changed ?? 0)).toBe(2);
    expect((await reseal())[0]?.changed).toBe(0);
    for (const { sendId, accountId } of [old, plain]) {
      const { text, sealed_text } = await sendOf(sendId);
      const alone = createSeal('another secret of the installation, as long');
      const place = placeOfText(accountId, MOBILE);
      expect(text).toBe('');
      expect(alone.open('system message', sealed_text ?? Buffer.alloc(0), place).toString()).toBe(TEXT);
    }
  });
});

it('a message of the installation goes to the operator that its prefix was moved to', async () => {
  const operatorOf = async () => {
    const { sendId } = await givenCodeToSend();
    const recipients = state.test.db.selectFrom('recipients').select('operator').where('send_id', '=', sendId);
    return (await recipients.executeTakeFirstOrThrow()).operator;
  };
  const usual = await operatorOf();
  await state.test.db.insertInto('operator_prefixes').values({ prefix: '995200', operator: 'rightel' }).execute();
  const moved = await operatorOf();
  await state.test.db.deleteFrom('operator_prefixes').where('prefix', '=', '995200').execute();
  expect([usual, moved]).toEqual([OPERATOR_NUMBER.mci, OPERATOR_NUMBER.rightel]);
});
