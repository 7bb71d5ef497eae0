import { Readable } from 'node:stream';
import { exportPurpose } from '@peyk/server-exports';
import { ACCESS, PERMISSIONS } from '@peyk/shared-contract';
import type { Access, OperationId } from '@peyk/shared-contract';
import { silentLog } from '@peyk/shared-testing-node';
import { startWorld } from '../testing/access-world';
import type { Answered, World } from '../testing/access-world';
import { GOOD_CALLS } from '../testing/good-calls';

/**
 * Every operation that members may call, called by one whose role sees numbers masked: no answer has a mobile number of a person. What
 * a handler is given and answers is checked here as a whole, with the real contract and database.
 */
let world: World & { close(): Promise<void> };
let member: { accountId: bigint; userId: bigint };
beforeAll(async () => {
  world = await startWorld();
  member = await maskedMember();
});
afterAll(() => world?.close());

/** Anything that can be read as a mobile number with its middle. */
const WHOLE_NUMBER = /(?<![\d])(?:\+?98|0)9\d{9}(?!\d)/g;

/** Whose answers have numbers that are not masked: each with whose they are. */
const SHOWN: Readonly<Partial<Record<OperationId, string>>> = {
  addContacts: 'those that the call has given',
  addSuppressedNumbers: 'those that the call has given',
  uploadContactsFile: 'those that the call has given',
  sendPattern: 'those that the call has given',
  ...{ showProfile: 'the holder', updateProfile: 'the holder', uploadProfileImage: 'the holder' },
  removeProfileImage: 'the holder',
  ...{ getAccountContact: 'whom the account tells', setAccountContact: 'whom the account tells' },
  ...{ listColleagues: 'a colleague', getColleague: 'a colleague', inviteColleague: 'a colleague' },
  ...{ updateColleague: 'a colleague', activateColleague: 'a colleague', deactivateColleague: 'a colleague' },
  ...{ inviteColleagueAgain: 'a colleague', cancelInvitation: 'a colleague' },
};

/** What good calls ask that a masked role may not, with what it is told. */
const REFUSED: Readonly<Partial<Record<OperationId, string>>> = {
  // By numbers.
  ...{ changeContactsInBulk: '403-531', blacklistContactsInBulk: '403-531', deleteContactsInBulk: '403-531' },
  listConversation: '403-531',
  // To where whole numbers go.
  ...{ createWebhook: '403-532', updateWebhook: '403-532' },
};

async function maskedMember() {
  const { db } = world.database;
  const { accountId } = world.ours;
  const now = world.clock.now();
  const role = { account_id: accountId, title: 'پوشیده', permissions: Object.keys(PERMISSIONS), masks_numbers: true };
  const { id: roleId } = await db
    .insertInto('roles')
    .values({ ...role, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = { account_id: accountId, username: 'masked', name: 'همکار', password_hash: '-', mobile: 240_000_004 };
  const { id: userId } = await db
    .insertInto('users')
    .values({ ...user, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId, userId };
}

const members = (Object.entries(ACCESS) as [OperationId, Access][])
  .filter(([, { who }]) => who !== 'public')
  .map(([id]) => id);

async function ask(operationId: OperationId): Promise<Answered> {
  await world.later();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  return world.call(operationId, call, await world.signIn(member));
}

describe('a member whose role sees numbers masked', () => {
  it.each(members)('is shown no number by %s', async (operationId) => {
    const { text, code } = await ask(operationId);
    const refused = REFUSED[operationId];
    if (refused !== undefined) return expect(code).toBe(refused);
    expect(['403-531', '403-532', '422-531', '500-1']).not.toContain(code);
    const shown = [...text.matchAll(WHOLE_NUMBER)].map(([number]) => number);
    if (SHOWN[operationId] === undefined) expect(shown).toEqual([]);
  });

  const call = async (operationId: OperationId, body: object) =>
    world.call(operationId, { body }, await world.signIn(member));
  const given = async (number: string, name: string) => {
    const body = { contacts: [{ number, name }], phonebook_ids: [] };
    await world.call('addContacts', { body }, await world.signIn(world.ours));
    const { data } = await call('listContacts', { filters: { search: name } });
    return data.items[0];
  };

  it('sees a contact without its middle, with a name for the number, and the owner sees all of it', async () => {
    const contact = await given('09241230001', 'شقایق پوشیده');
    expect(contact).toMatchObject({ mobile: '0924***0001', mobile_ref: expect.stringMatching(/^ref:/) });
    expect((await call('listContacts', { ids: [contact.id] })).data.items).toMatchObject([{ mobile: '0924***0001' }]);
    const seen = await world.call('getContact', { query: { contact_id: contact.id } }, await world.signIn(world.ours));
    expect(seen.data.mobile).toBe('989241230001');
    expect(seen.data).not.toHaveProperty('mobile_ref');
  });

  it('changes a contact without touching its number, given back as it was shown', async () => {
    const { id, mobile, version } = await given('09241230002', 'نرگس پوشیده');
    const changed = await call('updateContact', { id, version, number: mobile, name: 'نرگس تازه' });
    expect(changed.data).toMatchObject({ name: 'نرگس تازه', mobile: '0924***0002' });
    const seen = await world.call('getContact', { query: { contact_id: id } }, await world.signIn(world.ours));
    expect(seen.data).toMatchObject({ mobile: '989241230002', name: 'نرگس تازه' });
  });

  it('puts a number on the blacklist and takes it off, by its name', async () => {
    const { mobile_ref: name, id } = await given('09241230003', 'لاله پوشیده');
    expect((await call('addSuppressedNumbers', { kind: 'send', numbers: [name] })).data.added_count).toBe(1);
    const listed = await call('listSuppressedNumbers', { kind: 'send' });
    expect(listed.data.items).toContainEqual(expect.objectContaining({ mobile: '0924***0003', mobile_ref: name }));
    const seen = await world.call('getContact', { query: { contact_id: id } }, await world.signIn(world.ours));
    expect(seen.data.blacklisted).toBe(true);
    expect((await call('removeSuppressedNumbers', { kind: 'send', numbers: [name] })).data.deleted_count).toBe(1);
  });

  it('finds nothing by digits, in any spelling, and is told why', async () => {
    await given('09241230004', 'یاس پوشیده');
    for (const filters of [{ number: '0924123' }, { search: '1230004' }, { search: 'یاس ۰۰۰۴' }]) {
      const { code, text } = await call('listContacts', { filters });
      expect(code).toBe('403-531');
      expect(text).toContain('جستجو');
    }
  });

  it('is refused a name that another account was given', async () => {
    const { data } = await world.call('listContacts', { body: {} }, await world.signIn(world.ours));
    expect(data.items[0]).not.toHaveProperty('mobile_ref');
    const { code } = await call('addSuppressedNumbers', { kind: 'send', numbers: [`ref:${'A'.repeat(22)}`] });
    expect(code).toBe('422-532');
  });

  it('downloads a file made for them, and none that holds whole numbers', async () => {
    const { accountId } = member;
    const { db } = world.database;
    const context = { db, clock: world.clock, log: silentLog };
    const save = (name: string) =>
      world.files.save(context, {
        ...{ accountId, createdBy: null, name: 'مخاطبان.csv', purpose: exportPurpose(name, 'contact.export') },
        bytes: Readable.from([Buffer.from('شماره\r\n09241230001\r\n')]),
      });
    const [whole, masked, unknown] = [
      await save('contact.export'),
      await save('contact.export.masked'),
      await save('report.new_export'),
    ];
    const listed = (await call('listFiles', { limit: 100 })).data.items.map(({ id }: { id: string }) => id);
    expect(listed).toContain(masked);
    expect(listed).not.toContain(whole);
    expect(listed).not.toContain(unknown);
    const download = await world.call('downloadFile', { query: { file_id: whole } }, await world.signIn(member));
    expect(download.status).toBe(404);
    const theirs = await world.call('downloadFile', { query: { file_id: masked } }, await world.signIn(member));
    expect(theirs.status).toBe(200);
  });
});
