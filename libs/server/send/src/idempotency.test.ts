import { sendersOnApi } from './testing/senders';

const { api, bodyOf, freshKey, givenSender, send, sendsOf } = sendersOnApi();

describe('an idempotency key', () => {
  it('gives the first answer again and stores nothing twice', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const first = await send(sender, {}, key);
    const second = await send(sender, {}, key);
    expect([second.status, second.data]).toEqual([200, first.data]);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('holds for twenty calls at the same moment', async () => {
    const sender = await givenSender();
    const key = freshKey();
    const answers = await Promise.all(Array.from({ length: 20 }, () => send(sender, {}, key)));
    expect(new Set(answers.map((answer) => answer.data.send_id)).size).toBe(1);
    expect(await sendsOf(sender)).toHaveLength(1);
  });

  it('is refused with another body', async () => {
    const sender = await givenSender();
    const key = freshKey();
    await send(sender, {}, key);
    expect(await send(sender, { charity: true }, key)).toMatchObject({ status: 422, code: '422-3' });
  });

  it('is free again after a refusal', async () => {
    const sender = await givenSender();
    const key = freshKey();
    expect((await send(sender, { message: ' ' }, key)).code).toBe('422-20');
    expect((await send(sender, {}, key)).status).toBe(200);
  });

  it('belongs to its account', async () => {
    const key = freshKey();
    const [a, b] = [await givenSender(), await givenSender()];
    const [first, second] = [await send(a, {}, key), await send(b, {}, key)];
    expect(first.data.send_id).not.toBe(second.data.send_id);
  });

  it('must be there', async () => {
    const sender = await givenSender();
    const answer = await api().call(sender.token, '/send', bodyOf(sender));
    expect(answer).toMatchObject({ status: 422, code: '422-1' });
  });
});
