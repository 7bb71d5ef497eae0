import { createPackage } from '@peyk/server-auth';
import { givenAccount, givenLine } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { deskRig } from './testing/desk-rig';
import type { GivenPerson } from './testing/desk-rig';

const { api, call, fetch, files, givenPerson, queues } = deskRig();
const TEXT = 'فروشگاه آبان، کد شما: {{code}}';
const PATTERN = {
  title: 'کد ورود',
  text: TEXT,
  type: 'otp',
  variables: [{ name: 'code', type: 'code', max_length: 6 }],
};
const HALF_HOUR_MS = 30 * 60_000;

let account: GivenAccount;
let token: string;
let keys = 0;
const people = {} as Record<'mina' | 'sara', GivenPerson>;
beforeAll(async () => {
  people.mina = await givenPerson('content', 'support', 'finance', 'identity');
  people.sara = await givenPerson('content', 'support');
});
beforeEach(async () => {
  account = await givenAccount(api.db(), { name: 'فروشگاه آبان' });
  token = await api.signIn(account);
});

const wait = (ms: number) => api.clock.set(new Date(api.clock.now().getTime() + ms).toISOString());
const by = (who: keyof typeof people, path: string, body: object) => call(path, { token: people[who].token, body });
const list = async (queue: string, more: object = {}) => (await by('mina', '/queue/list', { queue, ...more })).data;
const lastKey = async (queue: string) => (await list(queue, { limit: 100 })).items.at(-1).key as string;
const show = (queue: string, key: string, more: object = {}) => by('mina', '/queue/thing', { queue, key, ...more });
const decide = (queue: string, key: string, more: object, who: keyof typeof people = 'mina') =>
  by(who, '/queue/decide', { queue, key, ...more });
async function waitingPattern(): Promise<string> {
  const { data } = await api.call('/patterns/normal', { token, body: PATTERN });
  return `${data.code}.1`;
}
const fresh = () => ({ 'idempotency-key': `desk-test-${(keys += 1)}` });
async function waitingTicket(): Promise<{ id: string; key: string }> {
  const body = { category: 'send', sub_category: 'not-delivered', subject: 'نرسید', text: '<b>نرسیده</b>' };
  const { data } = await api.call('/ticket/ai', { token, headers: fresh(), body });
  return { id: data.id, key: await lastKey('tickets') };
}
const interactions = async (id: string) => (await api.call(`/ticket/show?id=${id}`, { token })).data.interactions;

describe('a queue', () => {
  it('is there for those whose role it is, and for nobody else', async () => {
    const finance = await givenPerson('finance');
    const refused = [
      await call('/queue/list', { token: finance.token, body: { queue: 'patterns' } }),
      await call('/queue/thing', { token: finance.token, body: { queue: 'tickets', key: '1.1.1' } }),
      await call('/queue/take', { token: finance.token, body: { queue: 'documents', key: '1' } }),
      await call('/queue/decide', { token: finance.token, body: { queue: 'sends', key: '1', verdict: 'accept' } }),
    ];
    expect(refused.map(({ meta }) => meta.message_code)).toEqual(Array(4).fill('403-570'));
    expect((await fetch('/queue/file?queue=documents&key=1&file_id=abc', { token: finance.token })).statusCode).toBe(
      403,
    );
    expect((await call('/queue/list', { body: { queue: 'patterns' } })).status).toBe(401);
  });

  it('shows what waits, the longest first, with its count', async () => {
    const before = await list('patterns');
    const key = await waitingPattern();
    wait(1000);
    await waitingPattern();
    const after = await list('patterns', { limit: 100 });
    expect(after.paging.total).toBe(before.paging.total + 2);
    expect(after.items.at(-2)).toMatchObject({ key, title: 'کد ورود', account_name: 'فروشگاه آبان', taken_by: null });
    const { data } = await call('/queue', { token: people.mina.token });
    expect(data.queues).toHaveLength(queues.length);
    const patterns = data.queues.find(({ queue }: { queue: string }) => queue === 'patterns');
    expect(patterns).toMatchObject({ waiting: after.paging.total, oldest_at: after.items[0].asked_at });
    const second = await list('patterns', { limit: 1, page: after.paging.total });
    expect(second.items).toMatchObject([{ key: after.items.at(-1).key }]);
  });

  it('knows no key of what is no more, of another kind, or made up', async () => {
    for (const queue of queues.map((one) => one.queue))
      for (const key of ['1', '9.9', '7.7.7', 'a', '999999999999999999']) {
        expect((await show(queue, key)).meta.message_code).toBe('404-570');
        expect((await by('mina', '/queue/take', { queue, key })).meta.message_code).toBe('404-570');
      }
  });
});

describe('a decision', () => {
  it('is made once: of two at once one decides, and the other is told', async () => {
    const key = await waitingPattern();
    const both = await Promise.all([
      decide('patterns', key, { verdict: 'accept' }),
      decide('patterns', key, { verdict: 'refuse', reason: 'unlawful' }, 'sara'),
    ]);
    const codes = both.map(({ meta }) => meta.message_code).sort();
    expect(codes[0]).toBe('200-1');
    expect(['409-371', '409-460', '409-461', '404-570']).toContain(codes[1]);
    expect((await show('patterns', key)).status).toBe(404);
    expect((await decide('patterns', key, { verdict: 'accept' })).meta.message_code).toBe('404-570');
  });

  it('is written down with who made it, for which account', async () => {
    const key = await waitingPattern();
    await decide('patterns', key, { verdict: 'accept' });
    const row = await api
      .db()
      .selectFrom('audit_entries')
      .select(['account_id', 'actor_kind', 'admin_name', 'outcome'])
      .where('action', '=', 'decideWaitingThing')
      .where('object', '=', `patterns:${key}`)
      .executeTakeFirst();
    const { username } = people.mina;
    expect(row).toEqual({ account_id: account.accountId, actor_kind: 'admin', admin_name: username, outcome: 'done' });
  });

  it.each([
    [{ verdict: 'refuse' }, 'reason'],
    [{ verdict: 'refuse', reason: 'none' }, 'reason'],
    [{ verdict: 'refuse', reason: 'other' }, 'text'],
    [{ verdict: 'refuse', reason: 'other', text: '   ' }, 'text'],
    [{ verdict: 'refuse', reason: 'unlawful', text: 'ن'.repeat(301) }, 'text'],
    [{ verdict: 'accept', text: 'خوب است' }, 'text'],
    [{ verdict: 'accept', day: '2027-01-01' }, 'day'],
    [{ verdict: 'answer', text: 'خوب است' }, 'verdict'],
  ])('is refused as %j, and says where', async (given, field) => {
    const key = await waitingPattern();
    const { meta } = await decide('patterns', key, given);
    expect(meta.message_code).toBe('422-571');
    expect(Object.keys(meta.errors)).toEqual([field]);
    expect((await show('patterns', key)).status).toBe(200);
  });

  it('reaches the account with its reason', async () => {
    const key = await waitingPattern();
    await decide('patterns', key, { verdict: 'refuse', reason: 'other', text: 'نام فروشگاه را بنویسید.' });
    const { data } = await api.call('/patterns', { token, body: {} });
    const { id } = data.items[0];
    const details = (await api.call(`/patterns/details?id=${id}`, { token })).data;
    expect(JSON.stringify(details)).toContain('نام فروشگاه را بنویسید.');
  });
});

describe('what was taken', () => {
  it.each(['patterns', 'tickets'])('is decided by nobody else for half an hour, in %s', async (queue) => {
    const key = queue === 'patterns' ? await waitingPattern() : (await waitingTicket()).key;
    const verdict = queue === 'patterns' ? { verdict: 'accept' } : { verdict: 'answer', text: 'بررسی شد.' };
    expect((await by('sara', '/queue/take', { queue, key })).status).toBe(200);
    const row = (await list(queue, { limit: 100 })).items.find((one: { key: string }) => one.key === key);
    expect(row).toMatchObject({ taken_by: people.sara.username, is_mine: false });
    expect((await decide(queue, key, verdict)).meta.message_code).toBe('409-371');
    expect((await by('mina', '/queue/take', { queue, key })).meta.message_code).toBe('409-371');
    wait(HALF_HOUR_MS);
    const free = (await list(queue, { limit: 100 })).items.find((one: { key: string }) => one.key === key);
    expect(free.taken_by).toBeNull();
    expect((await decide(queue, key, verdict)).status).toBe(200);
  });
});

describe('a ticket at the desk', () => {
  it('is answered, asked about, referred and closed', async () => {
    const { id, key } = await waitingTicket();
    const { data } = await show('tickets', key);
    expect(data.texts).toMatchObject([{ side: 'account', text: '<b>نرسیده</b>' }]);
    expect((await decide('tickets', key, { verdict: 'answer' })).meta.message_code).toBe('422-571');
    expect((await decide('tickets', key, { verdict: 'unit' })).status).toBe(200);
    expect((await decide('tickets', await lastKey('tickets'), { verdict: 'answer', text: 'بررسی شد.' })).status).toBe(
      200,
    );
    expect(await interactions(id)).toMatchObject([{ by_support: false }, { by_support: true, text: 'بررسی شد.' }]);
    expect((await show('tickets', key)).status).toBe(404);
  });

  it('is not answered by who has not seen what was written meanwhile', async () => {
    const { id, key } = await waitingTicket();
    await api.call('/ticket/interaction', { token, headers: fresh(), body: { id, text: 'یک چیز دیگر' } });
    expect((await decide('tickets', key, { verdict: 'answer', text: 'بررسی شد.' })).meta.message_code).toBe('409-492');
    const shown = await show('tickets', key);
    expect(shown.data).toMatchObject({ key: await lastKey('tickets'), texts: [{}, { text: 'یک چیز دیگر' }] });
    const both = await Promise.all([
      decide('tickets', await lastKey('tickets'), { verdict: 'answer', text: 'یک' }),
      decide('tickets', await lastKey('tickets'), { verdict: 'answer', text: 'یک' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await interactions(id)).toHaveLength(3);
  });
});

describe('a file at the desk', () => {
  const bytes = async function* () {
    yield Buffer.from('%PDF-1.4\n%%EOF\n');
  };

  it('is opened by way of the thing that it belongs to, and of no other', async () => {
    const { key: other } = await waitingTicket();
    const upload = { accountId: account.accountId, createdBy: null, name: 'a.pdf', bytes: bytes() };
    const purpose = { name: 'ticket.file', permission: 'ticket.read', maxBytes: 1e6, keptMs: 1e9 } as const;
    const id = await files.save(api.context(), {
      ...upload,
      purpose: { ...purpose, types: ['application/pdf'], encodesImages: false, isKeptByRow: true },
    });
    const body = { category: 'send', sub_category: 'not-delivered', subject: 'فایل', text: 'پیوست', file_ids: [id] };
    await api.call('/ticket/ai', { token, headers: fresh(), body });
    const key = await lastKey('tickets');
    const attached = (await show('tickets', key)).data.files;
    expect(attached).toMatchObject([{ name: 'a.pdf', is_picture: false }]);
    const ask = (of: string) =>
      fetch(`/queue/file?queue=tickets&key=${of}&file_id=${attached[0].file_id}`, { token: people.mina.token });
    const answer = await ask(key);
    expect(answer.statusCode).toBe(200);
    expect(answer.body).toContain('%PDF');
    expect(answer.headers['content-disposition']).toContain('attachment');
    expect((await ask(other)).statusCode).toBe(404);
  });
});

describe('a deposit at the desk', () => {
  it('is credited once, less its tax, with the words that the account was promised', async () => {
    await givenLine(api.db(), { accountId: account.accountId });
    const [queue] = queues.filter((one) => one.queue === 'deposits');
    const { id: target } = await api
      .db()
      .insertInto('deposit_targets')
      .values({
        ...{ kind: 'card', number: '6104330000000003', sheba: null, bank: 'بانک ملت', owner: 'شرکت نمونه' },
        ...{ active: true, created_at: api.clock.now() },
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const body = {
      ...{ amount: '5000000', reference_code: '140509', target: String(target) },
      submitted_at: api.clock.now().toISOString(),
    };
    await api.call('/card-to-card-create', { token, body });
    const key = await lastKey('deposits');
    const { data } = await show('deposits', key);
    expect(data.facts).toContainEqual({ title: 'به اعتبار افزوده می‌شود', value: '4500000', kind: 'rial' });
    const both = await Promise.all([
      decide('deposits', key, { verdict: 'accept' }),
      decide('deposits', key, { verdict: 'accept' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await queue?.count(api.db())).toMatchObject({ waiting: 0 });
    const { balance_mrial: balance } = await api
      .db()
      .selectFrom('wallets')
      .select('balance_mrial')
      .where('account_id', '=', account.accountId)
      .executeTakeFirstOrThrow();
    expect(balance).toBe(4_500_000_000n);
  });
});

const balanceOf = async ({ accountId }: GivenAccount) =>
  (await api.db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', accountId).executeTakeFirst())
    ?.balance_mrial ?? 0n;

describe('a payment that no gateway could tell', () => {
  const given = async () => {
    const row = { account_id: account.accountId, asked_by: account.userId, description: 'x' };
    const money = { amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n, authority: `told-by-nobody-${(keys += 1)}` };
    const { id } = await api
      .db()
      .insertInto('payments')
      .values({ ...row, ...money, gateway: 'zibal', state: 'undecided', created_at: api.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };

  it('is credited once, and needs to be told how one knows', async () => {
    const key = await given();
    const before = await balanceOf(account);
    expect((await decide('payments', key, { verdict: 'credited' })).meta.message_code).toBe('422-571');
    const said = { verdict: 'credited', text: 'در صورت‌حساب درگاه هست.' };
    const both = await Promise.all([decide('payments', key, said), decide('payments', key, said)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balanceOf(account)) - before).toBe(5_000_000_000n);
    expect((await show('payments', key)).status).toBe(404);
  });

  it('is given back without a rial', async () => {
    const key = await given();
    const before = await balanceOf(account);
    expect((await decide('payments', key, { verdict: 'returned', text: 'بانک برگرداند.' })).status).toBe(200);
    expect(await balanceOf(account)).toBe(before);
  });
});

describe('a holder whom the registry could not settle', () => {
  let packageId: bigint;
  beforeAll(async () => {
    await createPackage(api.db(), { title: 'ساده', description: '', giftMrial: 0n, lines: [] });
    packageId = (await api.db().selectFrom('packages').select('id').executeTakeFirstOrThrow()).id;
  });
  const given = async () => {
    const { accountId } = account;
    const mobile = 241_000_000 + (keys += 1);
    const person = {
      person: 'real',
      first_name: 'علی \\x',
      last_name: 'نمونه',
      mobile,
      national_id: '0012345679',
    } as const;
    const chosen = { package_id: packageId, activity_domain_id: 1n, role_id: 1n, terms_version: '1405-1' };
    await api
      .db()
      .insertInto('account_holders')
      .values({
        ...{ ...person, ...chosen, account_id: accountId, birth_date: '1991-03-21' },
        registered_at: api.clock.now(),
      })
      .execute();
    await api.db().updateTable('accounts').set({ activation: 'checking' }).where('id', '=', accountId).execute();
    return lastKey('identities');
  };
  const activation = async () =>
    await api
      .db()
      .selectFrom('accounts')
      .select(['activation', 'activation_reason'])
      .where('id', '=', account.accountId)
      .executeTakeFirstOrThrow();

  it('is shown with what they said, and settled', async () => {
    const key = await given();
    const { data } = await show('identities', key);
    expect(data.facts).toContainEqual({ title: 'کد ملی', value: '0012345679', kind: 'latin' });
    expect(data.facts).toContainEqual({ title: 'تاریخ تولد', value: '1370/01/01', kind: 'latin' });
    expect((await decide('identities', key, { verdict: 'refuse', reason: 'birth_date' })).status).toBe(200);
    expect(await activation()).toEqual({ activation: 'inactive', activation_reason: 'birth_date' });
    expect((await decide('identities', key, { verdict: 'accept' })).meta.message_code).toBe('404-570');
  });

  it('is not settled by who has not seen what was corrected', async () => {
    const key = await given();
    const { accountId } = account;
    await api
      .db()
      .updateTable('account_holders')
      .set({ first_name: 'آرش' })
      .where('account_id', '=', accountId)
      .execute();
    expect((await decide('identities', key, { verdict: 'accept' })).meta.message_code).toBe('409-17');
    expect((await decide('identities', await lastKey('identities'), { verdict: 'accept' })).status).toBe(200);
    expect(await activation()).toEqual({ activation: 'active', activation_reason: null });
  });

  it('belongs to the role of identities alone', async () => {
    const key = await given();
    expect((await by('sara', '/queue/thing', { queue: 'identities', key })).meta.message_code).toBe('403-570');
  });
});
