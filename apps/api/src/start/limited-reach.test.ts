import { PERMISSIONS } from '@peyk/shared-contract';
import type { OperationId } from '@peyk/shared-contract';
import { givenLine } from '@peyk/shared-testing-node';
import { startWorld } from '../testing/access-world';
import type { World } from '../testing/access-world';
import { GOOD_CALLS } from '../testing/good-calls';

/** A member whose role has one line and one phonebook of several: what they see, use and are refused, with the real contract and database. */
let world: World & { close(): Promise<void> };
let member: { accountId: bigint; userId: bigint };
let roleId: bigint;
let line: { lineId: bigint; number: string };
const books = { own: '', other: '' };

beforeAll(async () => {
  world = await startWorld();
  const { db } = world.database;
  const { accountId } = world.ours;
  line = await givenLine(db, { accountId });
  books.own = (await asOwner('createPhonebook', { title: 'دفترچهٔ خودم' })).data.id;
  books.other = (await asOwner('createPhonebook', { title: 'دفترچهٔ دیگر' })).data.id;
  await asOwner('addContacts', { phonebook_ids: [books.own], contacts: [{ number: '09241230001', name: 'آشنا' }] });
  await asOwner('addContacts', { phonebook_ids: [books.other], contacts: [{ number: '09241230002', name: 'ناآشنا' }] });
  const now = world.clock.now();
  const role = { account_id: accountId, title: 'محدود', permissions: Object.keys(PERMISSIONS) };
  ({ id: roleId } = await db
    .insertInto('roles')
    .values({ ...role, line_ids: [line.lineId], phonebook_ids: [BigInt(books.own)], created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow());
  const user = { account_id: accountId, username: 'limited', name: 'همکار', password_hash: '-', mobile: 240_000_005 };
  const { id: userId } = await db
    .insertInto('users')
    .values({ ...user, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  member = { accountId, userId };
});
afterAll(() => world?.close());

async function asOwner(operationId: OperationId, body: object) {
  return world.call(operationId, { body }, await world.signIn(world.ours));
}
const ask = async (operationId: OperationId, body?: object, query?: Record<string, string>) =>
  world.call(operationId, { ...(body && { body }), ...(query && { query }) }, await world.signIn(member));
const codeOf = async (...asked: Parameters<typeof ask>) => (await ask(...asked)).code;

describe('a member whose role has some lines', () => {
  it('sees those, and the owner all of them', async () => {
    expect((await ask('listLines')).data.items.map(({ number }: { number: string }) => number)).toEqual([line.number]);
    const all = await world.call('listLines', {}, await world.signIn(world.ours));
    expect(all.data.items).toHaveLength(2);
  });

  it('asks for a price from one of them, and is told which line is not theirs', async () => {
    const body = { message: 'سلام', recipients: ['09241230009'] };
    expect((await ask('calculatePrice', { ...body, from_number: line.number })).status).toBe(200);
    const refused = await ask('calculatePrice', { ...body, from_number: world.ours.lineNumber });
    expect(refused.code).toBe('403-533');
    expect(refused.text).toContain(world.ours.lineNumber);
    expect(refused.text).toContain('صاحب حساب');
  });

  it.each<OperationId>([
    ...(['createSend', 'createRecurringSend', 'createSecretary'] as const),
    ...(['createReader', 'createPoll', 'testSend', 'setLineLimits', 'setLineDefaults'] as const),
  ])('is refused by %s with a line that the owner may use', async (operationId) => {
    await world.later();
    const call = await GOOD_CALLS[operationId](world, world.ours);
    const { code } = await world.call(operationId, call, await world.signIn(member));
    expect(code).toBe('403-533');
  });

  it('is sent from one of theirs by programs that name none', async () => {
    await world.later();
    const { headers, ...call } = await GOOD_CALLS.sendPattern(world, world.ours);
    const body = { ...call.body, from_number: undefined };
    const sent = await world.call('sendPattern', { body, ...(headers && { headers }) }, await world.signIn(member));
    expect(sent.data.from_number).toBe(line.number);
  });

  it.each<OperationId>([
    ...(['pauseSend', 'resumeSend', 'rescheduleSend', 'setSendRate', 'resendFailed'] as const),
    ...(['showRecurringSend', 'listRecurringRuns', 'updateRecurringSend', 'pauseRecurringSend'] as const),
    ...(['resumeRecurringSend', 'deleteRecurringSend'] as const),
    ...(['getSecretary', 'updateSecretary', 'setSecretaryActive', 'listSecretaryMessages'] as const),
  ])('finds nothing to %s of what goes over another line', async (operationId) => {
    await world.later();
    const call = await GOOD_CALLS[operationId](world, world.ours);
    const { code } = await world.call(operationId, call, await world.signIn(member));
    expect(code).toMatch(/^404-/);
  });

  it('stops no send of another line', async () => {
    await world.later();
    const call = await GOOD_CALLS.pauseSend(world, world.ours);
    expect((await world.call('cancelSend', call, await world.signIn(member))).code).toMatch(/^404-/);
    expect((await world.call('cancelSend', call, await world.signIn(world.ours))).status).toBe(200);
  });

  it('deletes no secretary of another line', async () => {
    const call = await GOOD_CALLS.deleteSecretaries(world, world.ours);
    const { data } = await world.call('deleteSecretaries', call, await world.signIn(member));
    expect(data.deleted_count).toBe(0);
  });

  it('listens on no other line', async () => {
    const lines = (await ask('listReceiverLines')).data.items.map(({ number }: { number: string }) => number);
    expect(lines).not.toContain(world.ours.lineNumber);
  });

  it('sees what came to those lines only', async () => {
    const { db } = world.database;
    const [mine] = await db.selectFrom('lines').select('id').where('number', '=', world.ours.lineNumber).execute();
    const message = { account_id: member.accountId, text: 'سلام', carrier: 'sandbox', received_at: world.clock.now() };
    await db
      .insertInto('inbound_messages')
      .values([
        { ...message, line_id: line.lineId, from_number: '989241110001', to_number: line.number },
        { ...message, line_id: mine?.id ?? 0n, from_number: '989241110002', to_number: world.ours.lineNumber },
      ] as never)
      .execute();
    const senders = (await ask('listInbox', {})).data.items.map(({ sender }: { sender: string }) => sender);
    expect(senders).toEqual(['989241110001']);
    expect((await ask('countUnreadInbox')).data.unread_count).toBe(1);
    expect((await asOwner('listInbox', {})).data.items).toHaveLength(2);
  });
});

describe('a member whose role has some phonebooks', () => {
  const titles = (items: { title: string }[]) => items.map(({ title }) => title);

  it('sees those, and only contacts in them', async () => {
    expect(titles((await ask('listPhonebookChoices')).data.items)).toEqual(['دفترچهٔ خودم']);
    expect(titles((await ask('listPhonebooks', {})).data.items)).toEqual(['دفترچهٔ خودم']);
    const listed = (await ask('listContacts', {})).data;
    expect(listed.items.map(({ name }: { name: string }) => name)).toEqual(['آشنا']);
    expect(listed.paging.total).toBe(1);
    const found = await ask('listContacts', { filters: { search: 'ناآشنا' } });
    expect(found.data.items).toEqual([]);
  });

  it('neither reads nor chooses a contact of another by its id', async () => {
    const all = (await asOwner('listContacts', { filters: { search: 'ناآشنا' } })).data.items;
    const [{ id }] = all;
    expect((await ask('getContact', undefined, { contact_id: id })).status).toBe(404);
    expect((await ask('listContacts', { ids: [id] })).data.items).toEqual([]);
    expect((await ask('updateContact', { id, name: 'نام' })).status).toBe(404);
    const price = { message: 'سلام', from_number: line.number };
    expect((await ask('calculatePrice', { ...price, contact_ids: [id] })).status).toBe(404);
    expect((await ask('exportContacts', { selection: { ids: [id] } })).status).toBe(404);
  });

  it('sends to them alone, or to numbers, and not to what reaches beyond', async () => {
    const price = { message: 'سلام', from_number: line.number };
    expect((await ask('calculatePrice', { ...price, phonebook_ids: [books.own] })).status).toBe(200);
    expect(await codeOf('calculatePrice', { ...price, phonebook_ids: [books.own, books.other] })).toBe('403-534');
    const segment = (await asOwner('createSegment', { title: 'همه', filters: { search: 'آشنا' } })).data.id;
    expect(await codeOf('calculatePrice', { ...price, segment_id: segment })).toBe('403-536');
  });

  it('adds contacts to one of them, and to none other', async () => {
    const contacts = [{ number: '09241230003' }];
    expect(await codeOf('addContacts', { contacts, phonebook_ids: [] })).toBe('403-535');
    expect(await codeOf('addContacts', { contacts, phonebook_ids: [books.other] })).toBe('403-534');
    expect((await ask('addContacts', { contacts, phonebook_ids: [books.own] })).status).toBe(200);
  });

  it('takes nobody out of a phonebook that they do not see', async () => {
    await asOwner('addContacts', {
      phonebook_ids: [books.own, books.other],
      contacts: [{ number: '09241230004', name: 'هردو' }],
    });
    const [{ id, phonebooks }] = (await ask('listContacts', { filters: { search: 'هردو' } })).data.items;
    expect(titles(phonebooks)).toEqual(['دفترچهٔ خودم']);
    expect((await ask('updateContact', { id, phonebook_ids: [books.own] })).status).toBe(200);
    const [seen] = (await asOwner('listContacts', { filters: { search: 'هردو' } })).data.items;
    expect(seen.phonebooks).toHaveLength(2);
    expect(await codeOf('deleteContacts', { ids: [id] })).toBe('403-536');
    expect(await codeOf('deletePhonebooks', { ids: [books.other] })).toBe('403-534');
    expect(await codeOf('exportContacts', { selection: { filters: {} } })).toBe('200-1');
    expect(await codeOf('exportContacts', { selection: { filters: { phonebook_id: books.other } } })).toBe('403-534');
    expect(await codeOf('deleteContactsInBulk', { selection: { filters: {} } })).toBe('403-536');
  });

  it('sees none, and not all, when they are gone', async () => {
    await asOwner('deletePhonebooks', { ids: [books.own] });
    expect((await ask('listPhonebookChoices')).data.items).toEqual([]);
    expect((await ask('listContacts', {})).data.items).toEqual([]);
  });
});
