import { domainApi } from '@peyk/server-testing';
import { givenAccount, givenLine, givenMember } from '@peyk/shared-testing-node';
import type { GivenAccount } from '@peyk/shared-testing-node';
import { draftsModule } from './drafts.module';

const { call, clock, db, signIn } = domainApi(draftsModule());

let account: GivenAccount;
let token: string;
let line: string;
let group: string;
beforeEach(async () => {
  account = await givenAccount(db());
  token = await signIn(account);
  line = (await givenLine(db(), { accountId: account.accountId })).number;
  group = (await ask('/group/create', { title: 'ارسال‌ها' })).data.id;
});

const ask = (path: string, body: object, as = token) => call(`/user/draft${path}`, { token: as, body });
const keep = (settings: object) => ask('/create', { group_id: group, text: 'سلام', settings });
const show = async (id: string, as = token) => (await ask('/list', { filters: { id } }, as)).data.items[0];
const NUMBERS = ['09241110001', '۰۹۲۴ ۱۱۱ ۰۰۰۲'];

async function givenPhonebook(title: string, { accountId } = account): Promise<string> {
  const row = { account_id: accountId, title, created_at: clock.now() };
  return String((await db().insertInto('phonebooks').values(row).returning('id').executeTakeFirstOrThrow()).id);
}

async function givenContact(mobile: number): Promise<string> {
  const row = { account_id: account.accountId, mobile, created_at: clock.now() };
  return String((await db().insertInto('contacts').values(row).returning('id').executeTakeFirstOrThrow()).id);
}

async function givenSegment(): Promise<string> {
  const times = { created_at: clock.now(), updated_at: clock.now() };
  const row = { account_id: account.accountId, title: 'مشتریان', filters: {}, ...times };
  return String((await db().insertInto('contact_segments').values(row).returning('id').executeTakeFirstOrThrow()).id);
}

/** A member whose role is limited so. */
async function limited(limits: object): Promise<string> {
  const member = await givenMember(db(), account, { permissions: ['draft.read', 'draft.edit'] });
  await db().updateTable('roles').set(limits).where('id', '=', member.roleId).execute();
  return signIn(member);
}

describe('settings of a draft', () => {
  it('are kept as a send takes them, and told by its id', async () => {
    const settings = {
      sending_type: 'quick',
      from_number: line,
      params: { recipients: NUMBERS },
      charity: true,
      weekly_limit: 3,
      track_links: true,
      send_time: '2026-11-21T08:30:00.000Z',
      rate_per_second: 10,
      validity_minutes: 60,
    };
    const { data } = await keep({ ...settings, from_number: `+98${line}` });
    expect(data).toMatchObject({ settings, recipients: { kind: 'numbers', count: 2 }, missing: [] });
    expect(await show(data.id)).toEqual(data);
  });

  it('are listed without whom they name', async () => {
    await keep({ sending_type: 'quick', from_number: line, params: { recipients: NUMBERS } });
    await ask('/create', { group_id: group, text: 'متن تنها' });
    expect((await ask('/list', {})).data.items).toMatchObject([
      { text: 'متن تنها', settings: null, recipients: null, missing: [] },
      { settings: { sending_type: 'quick', from_number: line }, recipients: { kind: 'numbers', count: 2 } },
    ]);
    expect(JSON.stringify((await ask('/list', {})).data)).not.toContain('09241110001');
  });

  it('stay with another text, give way to others, and go with null', async () => {
    const { id } = (await keep({ sending_type: 'quick', params: { recipients: NUMBERS } })).data;
    const kept = { sending_type: 'quick', params: { recipients: NUMBERS } };
    expect((await ask('/update', { id, text: 'درود' })).data).toMatchObject({ text: 'درود', settings: kept });
    const other = { sending_type: 'phonebook', from_number: line };
    expect((await ask('/update', { id, settings: other })).data).toMatchObject({ settings: other, recipients: null });
    expect((await ask('/update', { id, settings: null })).data).toMatchObject({ text: 'درود', settings: null });
  });

  it('name people of the bank, phonebooks in part, and people of a text with variables', async () => {
    const book = await givenPhonebook('مشتریان');
    const bank = { filters: { province_id: 8 }, operators: [{ operator: 'mci', size: 1000 }] };
    const country = await keep({ sending_type: 'country', params: { bank } });
    expect(country.data).toMatchObject({ settings: { params: { bank } }, recipients: { kind: 'bank', count: 1000 } });
    const part = { phonebook_ids: [book], start: 10, size: 5 };
    const keyword = await keep({ sending_type: 'keyword', params: part });
    expect(keyword.data).toMatchObject({ settings: { params: part }, recipients: { kind: 'phonebooks', count: 1 } });
    expect((await keep({ sending_type: 'file', rate_per_second: 5 })).data.recipients).toBeNull();
  });

  it('are held to a thousand numbers', async () => {
    const of = (count: number) => ({
      sending_type: 'quick',
      params: { recipients: Array.from({ length: count }, (_, i) => `0924${String(i).padStart(7, '0')}`) },
    });
    expect((await keep(of(1000))).data.recipients).toEqual({ kind: 'numbers', count: 1000 });
    expect((await keep(of(1001))).meta.message_code).toBe('422-1');
  });

  it.each([
    ['a line that is not there', { from_number: '30009999' }, '422-23'],
    ['two sources', { params: { recipients: NUMBERS, segment_id: '1' } }, '422-90'],
    ['people of another way', { sending_type: 'country', params: { recipients: NUMBERS } }, '422-90'],
    ['phonebooks that are not there', { sending_type: 'phonebook', params: { phonebook_ids: ['999'] } }, '404-80'],
    ['contacts that are not there', { sending_type: 'phonebook', params: { contact_ids: ['999'] } }, '404-81'],
    ['a segment that is not there', { sending_type: 'phonebook', params: { segment_id: '999' } }, '404-183'],
    ['a time that has passed', { send_time: '2026-11-20T08:00:00Z' }, '422-39'],
    ['a file', { sending_type: 'file', params: { upload_id: '1' } }, '422-1'],
    ['an option that no send takes', { validity_minutes: 1 }, '422-1'],
  ])('with %s are refused', async (_what, change, code) => {
    expect((await keep({ sending_type: 'quick', ...change })).meta.message_code).toBe(code);
  });

  it('of another account are as if they were not there', async () => {
    const stranger = await givenAccount(db());
    const { number } = await givenLine(db(), { accountId: stranger.accountId });
    const book = await givenPhonebook('از آنِ دیگری', stranger);
    expect((await keep({ sending_type: 'quick', from_number: number })).meta.message_code).toBe('422-23');
    const theirs = { sending_type: 'phonebook', params: { phonebook_ids: [book] } };
    expect((await keep(theirs)).meta.message_code).toBe('404-80');
    const { id } = (await keep({ sending_type: 'quick', params: { recipients: NUMBERS } })).data;
    expect(await show(id, await signIn(stranger))).toBeUndefined();
  });
});

describe('what has gone since', () => {
  it('is told, and left out', async () => {
    const [one, other] = [await givenPhonebook('یک'), await givenPhonebook('دو')];
    const settings = { sending_type: 'phonebook', from_number: line, send_time: '2026-11-20T09:00:00.000Z' };
    const { id } = (await keep({ ...settings, params: { phonebook_ids: [one, other] } })).data;
    await db().deleteFrom('phonebooks').where('id', '=', BigInt(one)).execute();
    await db().updateTable('lines').set({ active: false }).where('number', '=', line).execute();
    const before = clock.now().getTime();
    clock.advance(60 * 60_000);
    expect(await show(id)).toMatchObject({
      settings: { sending_type: 'phonebook', params: { phonebook_ids: [other] } },
      recipients: { kind: 'phonebooks', count: 2 },
      missing: ['line', 'send_time', 'phonebooks'],
    });
    expect((await show(id)).settings).not.toHaveProperty('from_number');
    await db().deleteFrom('phonebooks').where('id', '=', BigInt(other)).execute();
    expect((await show(id)).settings).toEqual({ sending_type: 'phonebook' });
    clock.advance(before - clock.now().getTime());
  });

  it('is told of contacts and of a segment, too', async () => {
    const [one, other] = [await givenContact(241110001), await givenContact(241110002)];
    const segment = await givenSegment();
    const ofContacts = await keep({ sending_type: 'phonebook', params: { contact_ids: [one, other] } });
    const ofSegment = await keep({ sending_type: 'phonebook', params: { segment_id: segment } });
    await db().deleteFrom('contacts').where('id', '=', BigInt(one)).execute();
    await db().deleteFrom('contact_segments').where('id', '=', BigInt(segment)).execute();
    expect(await show(ofContacts.data.id)).toMatchObject({
      settings: { params: { contact_ids: [other] } },
      missing: ['contacts'],
    });
    expect(await show(ofSegment.data.id)).toMatchObject({
      settings: { sending_type: 'phonebook' },
      missing: ['segment'],
    });
  });
});

describe('who is limited', () => {
  it('to other lines and phonebooks sees and keeps none of these', async () => {
    const book = await givenPhonebook('مشتریان');
    const { id } = (await keep({ sending_type: 'phonebook', from_number: line, params: { phonebook_ids: [book] } }))
      .data;
    const member = await limited({ line_ids: '{}', phonebook_ids: '{}' });
    expect(await show(id, member)).toMatchObject({
      settings: { sending_type: 'phonebook' },
      missing: ['line', 'phonebooks'],
    });
    expect(JSON.stringify((await ask('/list', {}, member)).data)).not.toContain(line);
    const wanted = (settings: object) => ask('/update', { id, settings }, member);
    expect((await wanted({ sending_type: 'quick', from_number: line })).meta.message_code).toBe('403-533');
    const books = { sending_type: 'phonebook', params: { phonebook_ids: [book] } };
    expect((await wanted(books)).meta.message_code).toBe('403-534');
  });

  it('to masked numbers reads them without their middle, and changes the text around them', async () => {
    const { id } = (await keep({ sending_type: 'quick', params: { recipients: ['09241110001'] } })).data;
    const member = await limited({ masks_numbers: true });
    expect((await show(id, member)).settings.params).toEqual({ recipients: ['0924***0001'] });
    expect((await ask('/update', { id, text: 'درود' }, member)).data.settings.params.recipients).toEqual([
      '0924***0001',
    ]);
    expect((await show(id)).settings.params).toEqual({ recipients: ['09241110001'] });
    const masked = { sending_type: 'quick', params: { recipients: ['0924***0001'] } };
    expect((await ask('/update', { id, settings: masked }, member)).meta.message_code).toBe('422-531');
  });
});
