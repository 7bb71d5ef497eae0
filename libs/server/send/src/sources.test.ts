import { prepareSends } from '@peyk/server-sender';
import { getWallet, proveLedger } from '@peyk/server-ledger';
import { silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
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
    expect((await send(sender, { params })).code).toBe('422-90');
    expect((await send(sender, { params: {} })).code).toBe('422-1');
    expect((await price(sender, params)).code).toBe('422-90');
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

describe('a send to a part of phonebooks', () => {
  const partSend = (params: object) => ({ sending_type: 'phonebook', params });

  it('counts what it takes, and is refused where nothing is left or anything but phonebooks is parted', async () => {
    const sender = await givenSender(RICH);
    const [book, other] = await Promise.all([3, 4].map((count) => givenPhonebook(sender, count)));
    const phonebook_ids = [book, other];
    expect((await send(sender, partSend({ phonebook_ids, start: 2, size: 100 }))).status).toBe(200);
    expect((await send(sender, partSend({ phonebook_ids, size: 4 }))).status).toBe(200);
    expect((await sendsOf(sender)).map(({ requested_count }) => requested_count).sort()).toEqual([4, 5]);
    expect(await send(sender, partSend({ phonebook_ids, start: 7 }))).toMatchObject({
      code: '422-96',
      errors: { start: expect.anything() },
    });
    expect((await send(sender, partSend({ contact_ids: ['1'], size: 4 }))).code).toBe('422-90');
    expect((await price(sender, { recipients: ['09952000001'], start: 1 })).code).toBe('422-90');
  });

  it('is no larger than a send may be, however large the phonebooks are', async () => {
    const sender = await givenSender(RICH);
    const many = [await givenPhonebook(sender, 999_999), await givenPhonebook(sender, 999_998)];
    expect((await send(sender, partSend({ phonebook_ids: many }))).code).toBe('422-94');
    expect((await send(sender, partSend({ phonebook_ids: many, size: 1_000 }))).status).toBe(200);
    expect((await send(sender, partSend({ phonebook_ids: many, start: 999_999 }))).status).toBe(200);
  });

  it('has a quote that is good for this part alone', async () => {
    const sender = await givenSender(RICH);
    const phonebook_ids = [await bookOf(sender, ['09952000001', '09952000002', '09952000003'])];
    const { quote_id, reachable_count } = await quote(sender, { ...noList, phonebook_ids, start: 1, size: 1 });
    expect(reachable_count).toBe(1);
    expect((await send(sender, { ...partSend({ phonebook_ids, start: 1 }), quote_id })).code).toBe('422-28');
    expect((await send(sender, { ...partSend({ phonebook_ids, start: 1, size: 1 }), quote_id })).status).toBe(200);
  });

  async function bookOf(sender: Sender, numbers: string[]) {
    const id = await givenPhonebook(sender, numbers.length);
    for (const number of numbers)
      await db()
        .insertInto('phonebook_members')
        .values({ account_id: sender.accountId, phonebook_id: BigInt(id), mobile: Number(number.slice(2)) })
        .execute();
    return id;
  }
});

describe('a send to contacts', () => {
  async function givenContact({ accountId }: Sender, mobile: number): Promise<string> {
    const row = { account_id: accountId, mobile, created_at: clock.now() };
    return String((await db().insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow()).id);
  }
  const contactSend = (...contact_ids: string[]) => ({ sending_type: 'phonebook', params: { contact_ids } });

  it('keeps their numbers, each once, and is priced and sent in the same words', async () => {
    const sender = await givenSender(RICH);
    const [a, b] = [await givenContact(sender, 952000002), await givenContact(sender, 952000001)];
    const { quote_id, total } = await quote(sender, { ...noList, contact_ids: [a, b, a] });
    expect(total).toBe('2740');
    expect((await send(sender, { ...contactSend(a, b), quote_id })).status).toBe(200);
    await prepareAll();
    expect((await sendsOf(sender))[0]).toMatchObject({ type: 'phonebook', recipient_count: 2, excluded_duplicate: 0 });
  });

  it('is refused when one of them is not there or is another account’s', async () => {
    const sender = await givenSender(RICH);
    const [own, foreign] = [await givenContact(sender, 952000002), await givenContact(await givenSender(), 952000001)];
    expect(await send(sender, contactSend(own, foreign))).toMatchObject({
      status: 404,
      errors: { contact_ids: expect.anything() },
    });
    expect((await price(sender, { contact_ids: ['999999999'] })).status).toBe(404);
    expect(await sendsOf(sender)).toEqual([]);
  });
});

describe('a send to a segment', () => {
  async function givenSegment({ accountId }: Sender, filters: object): Promise<string> {
    const at = clock.now();
    const { rows } = await sql<{ id: bigint }>`
      insert into contact_segments (account_id, title, filters, created_at, updated_at)
      values (${accountId}, 'زنان', ${JSON.stringify(filters)}::jsonb, ${at}, ${at}) returning id`.execute(db());
    return String(rows[0]?.id);
  }
  const segmentSend = (segment_id: string) => ({ sending_type: 'phonebook', params: { segment_id } });
  const givenPeople = ({ accountId }: Sender, mobile: number, gender: number) =>
    db()
      .insertInto('contacts')
      .values([{ account_id: accountId, mobile, gender, created_at: clock.now() }])
      .execute();

  it('goes to whom its filters find, as they were when it was accepted', async () => {
    const sender = await givenSender(RICH);
    await givenPeople(sender, 952000001, 2);
    await givenPeople(sender, 952000002, 1);
    const segment_id = await givenSegment(sender, { gender: 'female' });
    const { quote_id, reachable_count } = await quote(sender, { ...noList, segment_id });
    expect(reachable_count).toBe(1);
    expect((await send(sender, { ...segmentSend(segment_id), quote_id })).status).toBe(200);
    await db().deleteFrom('contact_segments').where('id', '=', BigInt(segment_id)).execute();
    await prepareAll();
    expect((await sendsOf(sender))[0]).toMatchObject({ requested_count: 1, recipient_count: 1, state: 5 });
  });

  it('is refused when it finds nobody, is not there, or is another account’s', async () => {
    const sender = await givenSender(RICH);
    const segment_id = await givenSegment(sender, { gender: 'male' });
    expect(await send(sender, segmentSend(segment_id))).toMatchObject({
      code: '422-97',
      errors: { segment_id: expect.anything() },
    });
    expect((await send(await givenSender(RICH), segmentSend(segment_id))).status).toBe(404);
    expect((await price(sender, { segment_id: '99999999' })).status).toBe(404);
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
