import { sql } from 'kysely';
import { numbersOf, sendLife } from './testing/life';

const { db, givenSender, send } = sendLife();

const [first = '', second = ''] = numbersOf('0924', 2);

async function namesOf(accountId: bigint) {
  const { rows } = await sql<{ id: bigint; name: string; send: bigint; mobile: number }>`
    select id, local_id as name, send_id as send, mobile from program_messages where account_id = ${accountId}`.execute(
    db(),
  );
  return rows;
}

describe('a send with a name of the program’s own', () => {
  it('keeps it for its one recipient, once for its idempotency key, and answers the id of the message', async () => {
    const customer = await givenSender();
    const wanted = { text: 'سلام', recipients: [first] };
    const answers = [];
    for (let n = 0; n < 2; n += 1) answers.push(await send(customer, wanted, { local_id: 'o-1', key: 'named-key-1' }));
    const [{ data } = { data: {} }] = answers;
    expect(answers[1]?.data).toEqual(data);
    const row = { id: BigInt(data.message_id), name: 'o-1', send: BigInt(data.send_id), mobile: 240_000_000 };
    expect(await namesOf(customer.accountId)).toEqual([row]);
  });

  it('is refused for two recipients, and for what is no number', async () => {
    const customer = await givenSender();
    for (const recipients of [[first, second], ['0912']]) {
      expect((await send(customer, { text: 'سلام', recipients }, { local_id: 'o-2' })).code).toBe('422-649');
    }
    expect(await namesOf(customer.accountId)).toEqual([]);
  });

  it('names nothing when nobody asks for it', async () => {
    const customer = await givenSender();
    const { data } = await send(customer, { text: 'سلام', recipients: [first] });
    expect(data).not.toHaveProperty('message_id');
    expect(await namesOf(customer.accountId)).toEqual([]);
  });
});
