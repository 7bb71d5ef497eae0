import { createPackage } from '@peyk/server-auth';
import { givenLine } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { queueRig } from './testing/queue-rig';

const { api, fetch, files, queues, given, people, next, fresh, by, lastKey, show, decide, waitingTicket } = queueRig();
const interactions = async (id: string) =>
  (await api.call(`/ticket/show?id=${id}`, { token: given.token })).data.interactions;

const balanceOf = async ({ accountId }: GivenAccount) =>
  (await api.db().selectFrom('wallets').select('balance_mrial').where('account_id', '=', accountId).executeTakeFirst())
    ?.balance_mrial ?? 0n;

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
    await api.call('/ticket/interaction', { token: given.token, headers: fresh(), body: { id, text: 'یک چیز دیگر' } });
    expect((await decide('tickets', key, { verdict: 'answer', text: 'بررسی شد.' })).meta.message_code).toBe('409-492');
    const shown = await show('tickets', key);
    const now = await lastKey('tickets');
    expect(shown.data).toMatchObject({ key: now, texts: [{}, { text: 'یک چیز دیگر' }] });
    const both = await Promise.all([
      decide('tickets', now, { verdict: 'answer', text: 'یک' }),
      decide('tickets', now, { verdict: 'answer', text: 'یک' }),
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
    const upload = { accountId: given.account.accountId, createdBy: null, name: 'a.pdf', bytes: bytes() };
    const purpose = { name: 'ticket.file', permission: 'ticket.read', maxBytes: 1e6, keptMs: 1e9 } as const;
    const id = await files.save(api.context(), {
      ...upload,
      purpose: { ...purpose, types: ['application/pdf'], encodesImages: false, isKeptByRow: true },
    });
    const body = { category: 'send', sub_category: 'not-delivered', subject: 'فایل', text: 'پیوست', file_ids: [id] };
    await api.call('/ticket/ai', { token: given.token, headers: fresh(), body });
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
  const givenTarget = async () => {
    const { id } = await api
      .db()
      .insertInto('deposit_targets')
      .values({
        ...{ kind: 'card', number: '6104330000000003', sheba: null, bank: 'بانک ملت', owner: 'شرکت نمونه' },
        ...{ active: true, created_at: api.clock.now() },
      })
      .onConflict((same) => same.columns(['kind', 'number']).doUpdateSet({ active: true }))
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };
  const waiting = async (reference_code: string, more: object = {}) => {
    const body = { amount: '5000000', reference_code, target: await givenTarget(), ...more };
    await api.call('/card-to-card-create', {
      token: given.token,
      body: { ...body, submitted_at: api.clock.now().toISOString() },
    });
    return lastKey('deposits');
  };

  it('is credited once, less its tax, with the words that the account was promised', async () => {
    await givenLine(api.db(), { accountId: given.account.accountId });
    const [queue] = queues.filter((one) => one.queue === 'deposits');
    const key = await waiting('140509');
    const { data } = await show('deposits', key);
    expect(data.facts).toContainEqual({ title: 'به اعتبار افزوده می‌شود', value: '4500000', kind: 'rial' });
    const both = await Promise.all([
      decide('deposits', key, { verdict: 'accept' }),
      decide('deposits', key, { verdict: 'accept' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await queue?.count(api.db())).toMatchObject({ waiting: 0 });
    expect(await balanceOf(given.account)).toBe(4_500_000_000n);
  });

  it('shows the end of the card that it came from, where that was written down', async () => {
    const source = { title: 'چهار رقم آخر کارت مبدأ', value: '0006', kind: 'latin' };
    const facts = async (key: string) => (await show('deposits', key)).data.facts;
    expect(await facts(await waiting('140511', { source_last4: '0006' }))).toContainEqual(source);
    const without: { title: string }[] = await facts(await waiting('140512'));
    expect(without.map(({ title }) => title)).not.toContain(source.title);
  });

  it('is credited with what really arrived, which only that verdict takes', async () => {
    const key = await waiting('140510');
    const { data } = await show('deposits', key);
    const verdicts = data.verdicts.map((one: { verdict: string; max_amount: string }) => [one.verdict, one.max_amount]);
    expect(verdicts).toEqual([
      ['accept', null],
      ['accept_amount', '100000000000'],
      ['refuse', null],
    ]);
    const codeOf = async (verdict: object) => (await decide('deposits', key, verdict)).meta.message_code;
    expect(await codeOf({ verdict: 'accept_amount' })).toBe('422-571');
    expect(await codeOf({ verdict: 'accept', amount: '4900000' })).toBe('422-571');
    expect(await codeOf({ verdict: 'refuse', reason: 'not_found', amount: '4900000' })).toBe('422-571');
    for (const amount of ['0', '100000000001'])
      expect(await codeOf({ verdict: 'accept_amount', amount })).toBe('422-571');
    for (const amount of ['-1', '1.5', '۴۹۰۰۰۰۰'])
      expect(await codeOf({ verdict: 'accept_amount', amount })).toBe('422-1');
    expect(await codeOf({ verdict: 'accept_amount', amount: '5000000' })).toBe('422-380');
    expect(await balanceOf(given.account)).toBe(0n);
    const both = await Promise.all([
      decide('deposits', key, { verdict: 'accept_amount', amount: '4900000' }),
      decide('deposits', key, { verdict: 'accept' }),
    ]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect([4_410_000_000n, 4_500_000_000n]).toContain(await balanceOf(given.account));
    expect(await codeOf({ verdict: 'accept_amount', amount: '1' })).toBe('404-570');
  });
});

describe('a payment that no gateway could tell', () => {
  const waiting = async (gateway: 'zibal' | 'sep' = 'zibal') => {
    const row = { account_id: given.account.accountId, asked_by: given.account.userId, description: 'x' };
    const money = { amount_mrial: 5_000_000_000n, tax_mrial: 500_000_000n, authority: `told-by-nobody-${next()}` };
    const { id } = await api
      .db()
      .insertInto('payments')
      .values({ ...row, ...money, gateway, state: 'undecided', created_at: api.clock.now() })
      .returning('id')
      .executeTakeFirstOrThrow();
    return String(id);
  };

  it('is credited once, and needs to be told how one knows', async () => {
    const key = await waiting();
    const before = await balanceOf(given.account);
    expect((await decide('payments', key, { verdict: 'credited' })).meta.message_code).toBe('422-571');
    const said = { verdict: 'credited', text: 'در صورت‌حساب درگاه هست.' };
    const both = await Promise.all([decide('payments', key, said), decide('payments', key, said)]);
    expect(both.filter(({ status }) => status === 200)).toHaveLength(1);
    expect((await balanceOf(given.account)) - before).toBe(5_000_000_000n);
    expect((await show('payments', key)).status).toBe(404);
  });

  it('names its gateway as people know it', async () => {
    const { data } = await show('payments', await waiting('sep'));
    expect(data.title).toContain('سامان (سپ)');
    expect(data.facts).toContainEqual({ title: 'درگاه', value: 'سامان (سپ)', kind: 'text' });
  });

  it('is given back without a rial', async () => {
    const key = await waiting();
    const before = await balanceOf(given.account);
    expect((await decide('payments', key, { verdict: 'returned', text: 'بانک برگرداند.' })).status).toBe(200);
    expect(await balanceOf(given.account)).toBe(before);
  });
});

describe('a holder whom the registry could not settle', () => {
  let packageId: bigint;
  beforeAll(async () => {
    await createPackage(api.db(), { title: 'ساده', description: '', giftMrial: 0n, lines: [] });
    packageId = (await api.db().selectFrom('packages').select('id').executeTakeFirstOrThrow()).id;
  });
  const waiting = async () => {
    const { accountId } = given.account;
    const mobile = 241_000_000 + next();
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
      .where('id', '=', given.account.accountId)
      .executeTakeFirstOrThrow();

  it('is shown with what they said, and settled', async () => {
    const key = await waiting();
    const { data } = await show('identities', key);
    expect(data.facts).toContainEqual({ title: 'کد ملی', value: '0012345679', kind: 'latin' });
    expect(data.facts).toContainEqual({ title: 'تاریخ تولد', value: '1370/01/01', kind: 'latin' });
    expect((await decide('identities', key, { verdict: 'refuse', reason: 'birth_date' })).status).toBe(200);
    expect(await activation()).toEqual({ activation: 'inactive', activation_reason: 'birth_date' });
    expect((await decide('identities', key, { verdict: 'accept' })).meta.message_code).toBe('404-570');
  });

  it('is not settled by who has not seen what was corrected', async () => {
    const key = await waiting();
    const { accountId } = given.account;
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
    const key = await waiting();
    expect((await by('sara', '/queue/thing', { queue: 'identities', key })).meta.message_code).toBe('403-570');
  });
});
