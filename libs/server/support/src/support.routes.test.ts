import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { stepOfSupport } from './admin/support-side';
import { listWaitingTickets } from './admin/waiting-tickets';
import { MAX_INTERACTIONS } from './move-ticket';
import { supportModule } from './support.module';
import { MAX_OPEN_TICKETS, closeSettledTickets } from './tickets.service';
import { countUnread } from './tickets.repository';

const noFiles = { save: () => Promise.reject(new Error('nothing is kept in this test')) };
const api = domainApi(supportModule({ files: noFiles }));
const GIVEN = { category: 'send', sub_category: 'not-delivered', subject: 'نرسید', text: 'پیام دیروز نرسیده است.' };
const DAY_MS = 24 * 3_600_000;

let account: GivenAccount;
let token: string;
let keys = 0;
beforeEach(async () => {
  account = await givenAccount(api.db());
  token = await api.signIn(account);
});

const fresh = () => ({ 'idempotency-key': `ticket-test-${(keys += 1)}` });
const open = (more: object = {}, headers = fresh(), as = token) =>
  api.call('/ticket/ai', { token: as, headers, body: { ...GIVEN, ...more } });
const opened = async (more: object = {}) => (await open(more)).data.id as string;
const write = (id: string, text = 'هنوز نرسیده است.', headers = fresh(), as = token) =>
  api.call('/ticket/interaction', { token: as, headers, body: { id, text } });
const post = (path: string, body: object, as = token) => api.call(`/ticket${path}`, { token: as, body });
const show = async (id: string, as = token) => (await api.call(`/ticket/show?id=${id}`, { token: as })).data;
const keyOf = (id: string) => ({ accountId: account.accountId, id: BigInt(id) });
const answer = (id: string, text = 'بررسی شد.') =>
  stepOfSupport(api.context(), keyOf(id), { move: 'supportAnswered', text });

describe('a ticket', () => {
  it('is opened with its subject and first text, and waits for support', async () => {
    const { data } = await open();
    expect(data).toMatchObject({
      category_title: 'ارسال پیام',
      sub_category_title: 'پیام نرسیده است',
      state: 2,
      rate: null,
      is_unread: false,
    });
    expect((await show(data.id)).interactions).toMatchObject([{ by_support: false, text: GIVEN.text }]);
    expect((await listWaitingTickets(api.db())).map(({ id }) => String(id))).toContain(data.id);
  });

  it('is opened once, and written in once, however often the same call comes', async () => {
    const headers = fresh();
    const [one, two] = await Promise.all([open({}, headers), open({}, headers)]);
    expect(one.data.id).toBe(two.data.id);
    const again = fresh();
    await Promise.all([write(one.data.id, 'یک', again), write(one.data.id, 'یک', again)]);
    expect((await show(one.data.id)).interactions).toHaveLength(2);
    expect((await post('', {})).data.paging.total).toBe(1);
  });

  it('is refused with a part of another category', async () => {
    expect((await open({ sub_category: 'charge' })).meta.message_code).toBe('422-490');
  });

  it('is unread when support has answered, until what it wrote was seen', async () => {
    const id = await opened();
    await answer(id);
    expect(await show(id)).toMatchObject({ state: 3, is_unread: true });
    expect(await countUnread(api.db(), account.accountId)).toBe(1);
    const seen = (await show(id)).interactions.at(-1).id;
    await answer(id, 'و باز هم بررسی شد.');
    expect((await post('/read', { id, last_interaction_id: seen })).data.is_unread).toBe(true);
    const last = (await show(id)).interactions.at(-1).id;
    expect((await post('/read', { id, last_interaction_id: last })).data.is_unread).toBe(false);
    expect(await countUnread(api.db(), account.accountId)).toBe(0);
  });

  it('waits for support again when the account writes', async () => {
    const id = await opened();
    await stepOfSupport(api.context(), keyOf(id), { move: 'supportAsked', text: 'کدام شماره؟' });
    expect(await show(id)).toMatchObject({ state: 1 });
    expect((await write(id)).data).toMatchObject({ state: 2, is_unread: false });
  });

  it('is rated once it was answered, and not before', async () => {
    const id = await opened();
    expect((await post('/rate', { id, rate: 5 })).meta.message_code).toBe('409-491');
    await answer(id);
    expect((await post('/rate', { id, rate: 5 })).data.rate).toBe(5);
    await post('/close', { id });
    expect((await post('/rate', { id, rate: 2 })).data).toMatchObject({ rate: 2, state: 4 });
  });

  it('that is closed stays so, and takes nothing from either side', async () => {
    const id = await opened();
    await post('/close', { id });
    expect((await post('/close', { id })).data.state).toBe(4);
    expect((await write(id)).meta).toMatchObject({ message_code: '409-490', message: expect.stringMatching(/تازه/) });
    await expect(answer(id)).rejects.toMatchObject({ code: '409-490' });
    expect((await show(id)).interactions).toHaveLength(1);
  });

  it('is either closed or written in when both come at once, never written in after', async () => {
    const id = await opened();
    const [written] = await Promise.all([write(id), post('/close', { id })]);
    const { state, interactions } = await show(id);
    expect(state).toBe(4);
    expect(interactions).toHaveLength(written.status === 200 ? 2 : 1);
  });

  it('closes by itself seven days after its answer, and not while anything else is awaited', async () => {
    const [settled, asked, fresher] = [await opened(), await opened(), await opened()];
    await answer(settled);
    await stepOfSupport(api.context(), keyOf(asked), { move: 'supportAsked', text: 'کدام شماره؟' });
    api.clock.advance(1);
    await answer(fresher);
    api.clock.advance(7 * DAY_MS - 1);
    await closeSettledTickets(api.context());
    // Nobody stays signed in for so long.
    const later = await api.signIn(account);
    const states = await Promise.all([settled, asked, fresher].map(async (id) => (await show(id, later)).state));
    expect(states).toEqual([4, 1, 3]);
  });

  it('holds 200 texts, and says so', async () => {
    const id = await opened();
    const { accountId } = account;
    const row = { account_id: accountId, ticket_id: BigInt(id), by_support: false, text: 'x', at: api.clock.now() };
    const rows = Array.from({ length: MAX_INTERACTIONS - 1 }, () => row);
    await api.db().insertInto('ticket_interactions').values(rows).execute();
    expect((await write(id)).meta.message_code).toBe('422-492');
  });

  it('is nothing to another account', async () => {
    const id = await opened();
    const other = await api.signIn();
    const asOther = await Promise.all([
      api.call(`/ticket/show?id=${id}`, { token: other }),
      write(id, 'x', fresh(), other),
      post('/rate', { id, rate: 1 }, other),
      post('/close', { id }, other),
      post('/read', { id, last_interaction_id: '1' }, other),
    ]);
    expect(asOther.map(({ meta }) => meta.message_code)).toEqual(Array(5).fill('404-490'));
    expect((await post('', {}, other)).data.items).toEqual([]);
    expect(await show(id)).toMatchObject({ state: 2, rate: null });
  });

  it.each([' \n', 'ک'.repeat(4001)])('takes from support no text that the account could not write', async (text) => {
    await expect(answer(await opened(), text)).rejects.toMatchObject({ code: '422-493' });
  });
});

describe('tickets', () => {
  it('come newest first, and are found by state and by subject, whatever keyboard wrote it', async () => {
    const one = await opened({ subject: 'کتاب‌های نو' });
    const two = await opened();
    await answer(one);
    const ids = async (filters: object) => {
      const { items } = (await post('', { filters })).data;
      return items.map(({ id }: { id: string }) => id);
    };
    expect(await ids({})).toEqual([two, one]);
    expect(await ids({ state: 3 })).toEqual([one]);
    expect(await ids({ subject: 'كتابهاي' })).toEqual([one]);
    expect(await ids({ id: one })).toEqual([one]);
    expect(await ids({ id: Number(two), state: 3 })).toEqual([]);
    const three = await opened({ category: 'money', sub_category: 'charge' });
    expect(await ids({ category: 'money' })).toEqual([three]);
    expect(await ids({ category: 'nothing' })).toEqual([]);
  });

  it('are found by the time they were opened at, both ends included', async () => {
    const one = await opened();
    const at = api.clock.now().toISOString();
    api.clock.advance(60_000);
    const two = await opened();
    const ids = async (filters: object) => (await post('', { filters })).data.items.map(({ id }: { id: string }) => id);
    expect(await ids({ to_date: at })).toEqual([one]);
    expect(await ids({ from_date: at })).toEqual([two, one]);
    expect(await ids({ from_date: api.clock.now().toISOString() })).toEqual([two]);
  });

  it('are open at most 20 at once, also when calls come at once', async () => {
    for (let n = 1; n < MAX_OPEN_TICKETS; n += 1) await opened();
    const codes = (await Promise.all([open(), open()])).map(({ meta }) => meta.message_code).sort();
    expect(codes).toEqual(['200-1', '422-491']);
  });

  it('leave no word of themselves in the log', async () => {
    await opened({ text: 'رازی که در گزارش نیست' });
    expect(api.logged()).not.toContain('رازی');
  });
});
