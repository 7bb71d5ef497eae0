import { prepareSends } from '@peyk/server-sender';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { silentLog } from '@peyk/shared-testing-node';
import { reviewSend } from './admin/review.service';
import { sendersOnApi } from './testing/senders';

const { clock, api, db, givenSender, send, price, quote, upload, sendsOf } = sendersOnApi();
const RICH = { balanceMrial: 10_000_000n };
const prepareAll = () => prepareSends({ db: db(), clock, log: silentLog });

afterEach(async () => {
  expect(await proveLedger(db())).toMatchObject({ proved: true });
});

type Sender = Awaited<ReturnType<typeof givenSender>>;

/** Two MCI numbers, one of them twice, and a line that is none. */
const FILE = '09952000001\n09952000002\nسلام\n09952000001\n';
const uploadOf = async (sender: Sender) => (await upload(sender, FILE)).data.upload_id as string;
const fileSend = (upload_id: string) => ({ sending_type: 'file', params: { upload_id } });
const noList = { recipients: undefined };

async function walletOf({ accountId }: Sender) {
  const wallet = await getWallet(db(), accountId);
  return [wallet?.balanceMrial, wallet?.heldMrial];
}

async function givenPhonebook({ accountId }: Sender, membersCount: number): Promise<string> {
  const { id } = await db()
    .insertInto('phonebooks')
    .values({
      account_id: accountId,
      title: `book of ${membersCount}`,
      members_count: membersCount,
      created_at: clock.now(),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return String(id);
}

describe('a send of an uploaded file', () => {
  it('is accepted by its id, and prepared from it', async () => {
    const sender = await givenSender(RICH);
    const answer = await send(sender, fileSend(await uploadOf(sender)));
    expect(answer).toMatchObject({ status: 200, data: { state: 0 } });
    await prepareAll();
    const [made] = await sendsOf(sender);
    expect(made).toMatchObject({
      type: 'file',
      state: 5,
      requested_count: 4,
      recipient_count: 2,
      excluded_duplicate: 1,
    });
    expect(await walletOf(sender)).toEqual([10_000_000n - 2_740_000n, 2_740_000n]);
  });

  it('is priced by its id, and costs what it was priced at', async () => {
    const sender = await givenSender(RICH);
    const upload_id = await uploadOf(sender);
    const { quote_id, total, reachable_count, excluded } = await quote(sender, { ...noList, upload_id });
    expect([total, reachable_count, excluded.invalid, excluded.duplicate]).toEqual(['2740', 2, 1, 1]);
    const other = await uploadOf(sender);
    expect((await send(sender, { ...fileSend(other), quote_id })).code).toBe('422-28');
    expect((await send(sender, { ...fileSend(upload_id), quote_id })).status).toBe(200);
  });

  it('is refused for an upload that has expired, is another account’s, or is none', async () => {
    const sender = await givenSender(RICH);
    const upload_id = await uploadOf(sender);
    expect((await send(await givenSender(RICH), fileSend(upload_id))).code).toBe('404-90');
    expect(await send(sender, fileSend('999999'))).toMatchObject({
      code: '404-90',
      errors: { upload_id: expect.anything() },
    });
    expect((await price(await givenSender(RICH), { upload_id })).code).toBe('404-90');
    clock.advance(24 * 3_600_000);
    // The session has ended meanwhile.
    const later = { ...sender, token: await api().signIn(sender) };
    expect((await send(later, fileSend(upload_id))).code).toBe('404-90');
    clock.advance(-24 * 3_600_000);
  });

  it.each([
    ['quick', { upload_id: '1' }],
    ['file', { recipients: ['09952000001'] }],
    ['phonebook', { upload_id: '1' }],
  ])('does not fit a send of the type %s', async (sending_type, params) => {
    expect((await send(await givenSender(RICH), { sending_type, params })).code).toBe('422-90');
  });

  it('takes exactly one source', async () => {
    const sender = await givenSender(RICH);
    const params = { recipients: ['09952000001'], upload_id: '1' };
    expect((await send(sender, { params })).code).toBe('422-1');
    expect((await send(sender, { params: {} })).code).toBe('422-1');
    expect((await price(sender, params)).code).toBe('422-90');
  });

  it('is priced at most twenty times a minute', async () => {
    const sender = await givenSender(RICH);
    const upload_id = await uploadOf(sender);
    for (let i = 0; i < 20; i += 1) expect((await price(sender, { upload_id })).status).toBe(200);
    expect((await price(sender, { upload_id })).code).toBe('429-1');
    expect((await price(sender, { recipients: ['09952000001'] })).status).toBe(200);
  });
});

describe('a send to phonebooks', () => {
  const bookSend = (...phonebook_ids: string[]) => ({ sending_type: 'phonebook', params: { phonebook_ids } });

  it('is accepted with the number of their members, and refused for nobody, for too many, or for another account’s', async () => {
    const sender = await givenSender(RICH);
    const [empty, some, many] = await Promise.all([0, 2, 999_999].map((count) => givenPhonebook(sender, count)));
    expect((await send(sender, bookSend(some ?? ''))).status).toBe(200);
    expect((await sendsOf(sender))[0]).toMatchObject({ type: 'phonebook', requested_count: 2 });
    expect((await send(sender, bookSend(empty ?? ''))).code).toBe('422-95');
    expect((await send(sender, bookSend(some ?? '', many ?? ''))).code).toBe('422-94');
    expect((await send(await givenSender(RICH), bookSend(some ?? ''))).code).toBe('404-80');
  });
});

describe('what a quote has promised', () => {
  it('is held when the send is accepted, and refused with nothing stored when it is not there', async () => {
    const sender = await givenSender({ balanceMrial: 3_000_000n });
    const [first, second] = [await quote(sender), await quote(sender)];
    expect((await send(sender, { quote_id: first.quote_id })).status).toBe(200);
    expect(await walletOf(sender)).toEqual([260_000n, 2_740_000n]);
    expect((await send(sender, { quote_id: second.quote_id })).code).toBe('422-29');
    expect(await sendsOf(sender)).toHaveLength(1);
    await prepareAll();
    expect(await walletOf(sender)).toEqual([260_000n, 2_740_000n]);
  });

  it('comes back when a reader rejects the send, and becomes its cost when he accepts it', async () => {
    const sender = await givenSender({ balanceMrial: 10_000_000n });
    await db().updateTable('accounts').set({ review_required: true }).where('id', '=', sender.accountId).execute();
    for (const verdict of ['reject', 'accept'] as const) {
      const { quote_id } = await quote(sender);
      const { data } = await send(sender, { quote_id });
      expect(await walletOf(sender)).toEqual([7_260_000n, 2_740_000n]);
      await reviewSend(db(), { sendId: BigInt(data.send_id), verdict, reason: 'نه' }, clock.now());
      if (verdict === 'reject') expect(await walletOf(sender)).toEqual([10_000_000n, 0n]);
    }
    await prepareAll();
    expect(await walletOf(sender)).toEqual([7_260_000n, 2_740_000n]);
  });
});
