import { withTransactionHook } from '@peyk/server-database';
import { secretaryApi } from '../testing/secretary-api';
import type { Holder } from '../testing/secretary-api';

const api = secretaryApi();
const { answer, create, givenWebhook, handedOver, outcomesOf, receive, sendsOf, working } = api;

let holder: Holder;
beforeEach(async () => {
  holder = await api.givenHolder();
});

const onlyWeb = (webhook: bigint) => ({ reply: undefined, forward_to_webhook_id: String(webhook) });

describe('a message that goes to a web address', () => {
  it('is told to that address alone, once, and costs nothing', async () => {
    const [webhook] = [await givenWebhook(holder), await givenWebhook(holder)];
    const id = await working(holder, onlyWeb(webhook));
    await receive(holder, 'سفارش ۱۴۰۵');
    await answer();
    await answer();
    const data = {
      ...{ secretary: { id, title: 'پاسخ‌گو' }, sender: '989241110001', line: holder.line.number },
      ...{ text: 'سفارش ۱۴۰۵', received_at: api.clock.now().toISOString() },
    };
    expect(await handedOver(holder)).toEqual([{ type: 'secretary.message', webhook, data, state: 'waiting' }]);
    expect([await sendsOf(holder), await outcomesOf(holder, id)]).toEqual([[], ['done']]);
  });

  it('is not told when the round fails, and told once by the next', async () => {
    await working(holder, onlyWeb(await givenWebhook(holder)));
    await receive(holder, 'سلام');
    const beforeCommit = () => Promise.reject(new Error('killed'));
    await withTransactionHook({ beforeCommit, afterCommit: () => undefined }, answer);
    expect(await handedOver(holder)).toEqual([]);
    await Promise.all([answer(), answer()]);
    await answer();
    expect(await handedOver(holder)).toHaveLength(1);
  });

  it('waits for an address that is off', async () => {
    await working(holder, onlyWeb(await givenWebhook(holder, { isOn: false })));
    await receive(holder, 'سلام');
    await answer();
    expect(await handedOver(holder)).toMatchObject([{ state: 'waiting' }]);
  });

  it('is answered as well, and not told where the sender wrote too often', async () => {
    const webhook = await givenWebhook(holder);
    await working(holder, { forward_to_webhook_id: String(webhook), once_per_sender: true });
    await receive(holder, 'یک');
    await receive(holder, 'دو');
    await answer();
    expect(await handedOver(holder)).toMatchObject([{ data: { text: 'یک' } }]);
    expect(await sendsOf(holder)).toHaveLength(1);
  });
});

describe('an address', () => {
  it('of another account is none, as one that was deleted', async () => {
    const other = await givenWebhook(await api.givenHolder());
    const [ofOther, gone] = [await create(holder, onlyWeb(other)), await create(holder, onlyWeb(999_999_999n))];
    for (const { meta } of [ofOther, gone]) {
      expect(meta).toMatchObject({ message_code: '422-566', errors: { forward_to_webhook_id: expect.any(String) } });
    }
  });

  it('may be changed without a second review', async () => {
    const [one, two] = [await givenWebhook(holder), await givenWebhook(holder)];
    const id = await working(holder, onlyWeb(one));
    const change = { ...api.written(holder, onlyWeb(two)), id };
    const { data } = await api.post(holder, '/general-messaging/update', change);
    expect(data).toMatchObject({ state: 'accepted', forward_to_webhook_id: String(two) });
  });
});
