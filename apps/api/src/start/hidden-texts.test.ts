import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import { exportPurpose } from '@peyk/server-exports';
import { ACCESS, PERMISSIONS } from '@peyk/shared-contract';
import type { Access, OperationId } from '@peyk/shared-contract';
import { silentLog } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { startWorld } from '../testing/access-world';
import type { Answered, World } from '../testing/access-world';
import { givenKey } from '../testing/given-key';
import { GOOD_CALLS } from '../testing/good-calls';
import { givenFailedSend } from '../testing/good-calls/given-sends';

/**
 * Every operation that members may call, called by one whose role does not read the texts of messages: no answer has one that stands in
 * the tables of sends, recipients, inbox and secretaries. What a handler is given and answers is checked here as a whole, with the real
 * contract and database.
 */
let world: World & { close(): Promise<void> };
let member: { accountId: bigint; userId: bigint };
beforeAll(async () => {
  world = await startWorld();
  member = await memberWithoutTexts();
});
afterAll(() => world?.close());

/** What is shorter stands in other words by chance. */
const LEAST_CHARS = 5;

const OWN = 'what the asker has just written';
const UNSENT = 'what waits to be sent, and whoever may use it reads it';

/** Whose answers have the words of some message: each with why. */
const SHOWN: Readonly<Partial<Record<OperationId, string>>> = {
  ...{ calculatePrice: OWN, previewTexts: OWN, sendPattern: OWN },
  ...{ createDraft: UNSENT, updateDraft: UNSENT, listDrafts: UNSENT },
  ...{
    createRecurringSend: UNSENT,
    updateRecurringSend: UNSENT,
    listRecurringSends: UNSENT,
    showRecurringSend: UNSENT,
  },
  ...{ pauseRecurringSend: UNSENT, resumeRecurringSend: UNSENT },
};

/** What good calls ask that such a role may not, with what it is told. */
const REFUSED: Readonly<Partial<Record<OperationId, string>>> = {
  // The resend would be theirs, and its text with it.
  resendFailed: '403-530',
  // To where texts go.
  ...{ createWebhook: '403-529', updateWebhook: '403-529' },
};

async function memberWithoutTexts() {
  const { db } = world.database;
  const { accountId } = world.ours;
  const now = world.clock.now();
  const role = { account_id: accountId, title: 'بی‌متن', permissions: Object.keys(PERMISSIONS), hides_texts: true };
  const { id: roleId } = await db
    .insertInto('roles')
    .values({ ...role, created_at: now, updated_at: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  const user = { account_id: accountId, username: 'textless', name: 'همکار', password_hash: '-', mobile: 240_000_005 };
  const { id: userId } = await db
    .insertInto('users')
    .values({ ...user, is_owner: false, role_id: roleId })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { accountId, userId };
}

/** Whole texts of messages that are not the member's own, as they stand in an answer. */
async function textsOfOthers(): Promise<string[]> {
  const { accountId, userId } = member;
  const { rows } = await sql<{ text: string }>`
    select text from sends where account_id = ${accountId} and user_id is distinct from ${userId}
    union select unnest(texts) from recipient_texts where account_id = ${accountId}
    union select text from inbound_messages where account_id = ${accountId}
    union select text from secretary_messages where account_id = ${accountId}`.execute(world.database.db);
  // Titles and names have the marker by itself, too.
  return rows.map(({ text }) => text).filter((text) => text.length > LEAST_CHARS && text !== world.ours.marker);
}

const members = (Object.entries(ACCESS) as [OperationId, Access][])
  .filter(([, { who }]) => who !== 'public')
  .map(([id]) => id);

/** What the member has made so far is somebody else's from here on: all good calls send the same words. */
const giveAway = () =>
  sql`update sends set user_id = ${world.ours.userId} where user_id = ${member.userId}`.execute(world.database.db);

async function ask(operationId: OperationId): Promise<Answered> {
  await world.later();
  await giveAway();
  const call = await GOOD_CALLS[operationId](world, world.ours);
  return world.call(operationId, call, await world.signIn(member));
}

describe('a member whose role does not read texts', () => {
  it.each(members)('is shown none by %s', async (operationId) => {
    const { text: answer, code } = await ask(operationId);
    const refused = REFUSED[operationId];
    if (refused !== undefined) return expect(code).toBe(refused);
    expect(['403-528', '403-529', '500-1']).not.toContain(code);
    const shown = (await textsOfOthers()).filter((text) => answer.includes(text));
    if (SHOWN[operationId] === undefined) expect(shown).toEqual([]);
  });

  const call = async (operationId: OperationId, body: object) =>
    world.call(operationId, { body }, await world.signIn(member));

  it('reads the text of a send of their own, and of no other, in the list and by itself', async () => {
    const send = async (as: { accountId: bigint; userId: bigint }) => {
      const { body, headers } = await GOOD_CALLS.createSend(world, world.ours);
      const { data } = await world.call('createSend', { body, headers }, await world.signIn(as));
      return data.send_id as string;
    };
    const [own, other] = [await send(member), await send(world.ours)];
    const { items } = (await call('listSends', { page: 1, limit: 100 })).data;
    const summaryOf = (id: string) => items.find((one: { id: string }) => one.id === id)?.summary;
    expect([summaryOf(own) === '', summaryOf(other)]).toEqual([false, '']);
    const textOf = async (id: string) =>
      (await world.call('getSend', { query: { send_id: id } }, await world.signIn(member))).data.text;
    expect([(await textOf(own)) === '', await textOf(other)]).toEqual([false, '']);
    const seen = await world.call('getSend', { query: { send_id: other } }, await world.signIn(world.ours));
    expect(seen.data.text).not.toBe('');
  });

  /** What a list and a page say of a send, and what becomes of sending it again. */
  async function seenOf(id: string, token: string) {
    const { items } = (await world.call('listSends', { body: { page: 1, limit: 100 } }, token)).data;
    const { text } = (await world.call('getSend', { query: { send_id: id } }, token)).data;
    const headers = { 'idempotency-key': randomUUID() };
    const { code } = await world.call('resendFailed', { body: { send_id: id }, headers }, token);
    return { summary: items.find((one: { id: string }) => one.id === id)?.summary, text, resend: code };
  }

  /** A failed send of the member, as if it were made so. */
  async function ownFailed(type = 'normal') {
    await world.later();
    const id = await givenFailedSend(world, world.ours);
    await sql`update sends set user_id = ${member.userId}, type = ${type} where id = ${BigInt(id)}`.execute(
      world.database.db,
    );
    return id;
  }
  const NOTHING = { summary: '', text: '', resend: '403-530' };

  it('reads and resends their own, but not what a secretary forwarded or answered for them', async () => {
    const [own, forwarded] = [await ownFailed(), await ownFailed('redirector')];
    const token = await world.signIn(member);
    const seen = await seenOf(own, token);
    expect([seen.summary === '', seen.text === '', seen.resend]).toEqual([false, false, '200-1']);
    expect(await seenOf(forwarded, token)).toEqual(NOTHING);
  });

  it.each(['a role', 'their maker'])(
    'has programs read and resend nothing, not even of its maker: %s',
    async (whose) => {
      const id = await ownFailed();
      const isOfRole = whose === 'a role';
      const maker = isOfRole ? world.ours : member;
      await sql`update sends set user_id = ${maker.userId} where id = ${BigInt(id)}`.execute(world.database.db);
      const { accountId } = member;
      const held = isOfRole ? Object.keys(PERMISSIONS) : null;
      const key = await givenKey(world, { accountId, userId: maker.userId }, held, { hidesTexts: isOfRole });
      expect(await seenOf(id, key)).toEqual(NOTHING);
      const all = await givenKey(world, world.ours, null);
      expect((await seenOf(id, all)).text).not.toBe('');
    },
  );

  it('finds nothing by words of texts, and is told why', async () => {
    for (const [operationId, filters] of [
      ['listSends', { message: 'سلام' }],
      ['listArchivedSends', { message: 'سلام' }],
      ['listInbox', { search: 'سلام' }],
    ] as const) {
      const { code, text } = await call(operationId, { page: 1, limit: 10, filters });
      expect([operationId, code]).toEqual([operationId, '403-528']);
      expect(text).toContain('جستجو');
    }
    expect((await call('exportSends', { list: 'recent', filters: { message: 'سلام' } })).code).toBe('403-528');
  });

  it('is told by check_token that texts are hidden', async () => {
    expect((await ask('checkToken')).data.hides_texts).toBe(true);
  });

  it('downloads a file made for them, and none that holds texts', async () => {
    const { accountId } = member;
    const context = { db: world.database.db, clock: world.clock, log: silentLog };
    const save = (name: string) =>
      world.files.save(context, {
        ...{ accountId, createdBy: null, name: 'گزارش.csv', purpose: exportPurpose(name, 'report.export') },
        bytes: Readable.from([Buffer.from('متن\r\nسلام\r\n')]),
      });
    const [whole, masked, textless] = [
      await save('report.export'),
      await save('report.export.masked'),
      await save('report.export.textless'),
    ];
    const listed = (await call('listFiles', { limit: 100 })).data.items.map(({ id }: { id: string }) => id);
    expect(listed).toContain(textless);
    expect(listed).not.toContain(whole);
    expect(listed).not.toContain(masked);
    const status = async (id: string) =>
      (await world.call('downloadFile', { query: { file_id: id } }, await world.signIn(member))).status;
    expect([await status(whole), await status(masked), await status(textless)]).toEqual([404, 404, 200]);
  });
});
