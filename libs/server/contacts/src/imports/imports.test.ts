import { DomainError } from '@peyk/server-http';
import { CONTACTS_ERRORS } from '../contacts.errors';
import { presentImport } from '../contacts.presenter';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { uploadsOf } from '../testing/uploads-of';
import { beginImport, requireImport } from './imports.service';
import { runImports } from './run-imports';
import type { UploadPort } from './upload-port';

const { clock, context, db, faults, givenAccountId } = contactsDatabase();
const UPLOAD = 7n;

const page = (...keys: number[]) => Int32Array.from(keys);
const file = (...pages: Int32Array[]) => uploadsOf(new Map([[UPLOAD, pages]]));
/** More pages than one round reads. */
const twelvePages = () => file(...Array.from({ length: 12 }, (_, i) => page(241_000_000 + i)));

let accountId: bigint;
let phonebookId: bigint;
beforeEach(async () => {
  await db().deleteFrom('phonebook_imports').execute();
  accountId = await givenAccountId();
  phonebookId = await givenPhonebook(db(), accountId);
});

const begin = (uploads = twelvePages(), phonebookIds = [phonebookId]) =>
  beginImport(context(), uploads, { accountId, uploadId: UPLOAD, phonebookIds });
const membersOf = async (id: bigint) => {
  const rows = await db().selectFrom('phonebook_members').select('mobile').where('phonebook_id', '=', id).execute();
  return rows.map(({ mobile }) => mobile).sort();
};

/** Pages that cannot be read when `fails` says so of the asking, the first being 1; else at most `atOnce` more than before. */
function failing(
  readable: UploadPort,
  fails: (asked: number) => boolean,
  { atOnce = 12, error = new Error('This file cannot be read.') } = {},
) {
  const triedAt: number[] = [];
  let given = 0;
  async function* pages(...question: Parameters<UploadPort['pages']>) {
    triedAt.push(clock.now().getTime());
    if (fails(triedAt.length)) throw error;
    given += atOnce;
    let place = 0;
    for await (const records of readable.pages(...question)) {
      place += 1;
      if (place > given) throw new Error('The rest of this file cannot be read.');
      yield records;
    }
  }
  return { uploads: { ...readable, pages }, triedAt };
}

describe('a file that is put into phonebooks', () => {
  it('is counted by what became of each record', async () => {
    const other = await givenPhonebook(db(), accountId, { mobiles: [241_000_003] });
    const uploads = file(page(241_000_001, -1, 241_000_001), page(241_000_003, 241_000_002), page(241_000_001));
    const { id } = await begin(uploads, [phonebookId, other]);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 0, recordCount: 6, readCount: 0 });
    await runImports(context(), uploads);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({
      state: 1,
      readCount: 6,
      addedCount: 3,
      invalidCount: 1,
      finishedAt: context().clock.now(),
    });
    expect(await membersOf(other)).toEqual([241_000_001, 241_000_002, 241_000_003]);
    expect(await faults()).toEqual([]);
  });

  it('is read on in the next round, and nothing is left to do after the last', async () => {
    const uploads = twelvePages();
    const { id } = await begin(uploads);
    expect(await runImports(context(), uploads)).toBe(10);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 0, readCount: 10 });
    expect(await runImports(context(), uploads)).toBe(2);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 1, readCount: 12, addedCount: 12 });
    expect(await runImports(context(), uploads)).toBe(0);
  });

  it('is added and counted once when two processes read it', async () => {
    const uploads = twelvePages();
    const { id } = await begin(uploads);
    await Promise.all([runImports(context(), uploads), runImports(context(), uploads)]);
    await runImports(context(), uploads);
    await runImports(context(), uploads);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 1, readCount: 12, addedCount: 12 });
    expect(await membersOf(phonebookId)).toHaveLength(12);
    expect(await faults()).toEqual([]);
  });

  it('goes on without a phonebook that is deleted meanwhile, and fails without the last', async () => {
    const uploads = twelvePages();
    const second = await givenPhonebook(db(), accountId);
    const { id } = await begin(uploads, [phonebookId, second]);
    await deletePhonebooks(context(), { accountId, ids: [second], withContacts: false });
    await runImports(context(), uploads);
    expect(await membersOf(phonebookId)).toHaveLength(10);
    await deletePhonebooks(context(), { accountId, ids: [phonebookId], withContacts: false });
    await runImports(context(), uploads);
    const reason = { stateReason: expect.stringContaining('دفترچه') };
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 2, readCount: 10, ...reason });
    expect(await faults()).toEqual([]);
  });

  it('fails when the file is gone before its end', async () => {
    const uploads = twelvePages();
    const { id } = await begin(uploads);
    await runImports(context(), uploads);
    await runImports(context(), uploadsOf(new Map()));
    const reason = { stateReason: expect.stringContaining('فایل پیش از پایان') };
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 2, readCount: 10, ...reason });
  });

  it('does not stop those behind it when it cannot be read, and comes again after a pause', async () => {
    const broken = await begin();
    const behind = await begin();
    const readable = twelvePages();
    const { uploads } = failing(readable, (asked) => asked === 1);
    expect(await runImports(context(), uploads)).toBe(10);
    expect(await requireImport(db(), { accountId, id: broken.id })).toMatchObject({ state: 0, readCount: 0 });
    expect(await requireImport(db(), { accountId, id: behind.id })).toMatchObject({ state: 0, readCount: 10 });
    expect(await runImports(context(), readable)).toBe(2);
    clock.advance(5_000);
    expect(await runImports(context(), readable)).toBe(10);
    expect(await requireImport(db(), { accountId, id: broken.id })).toMatchObject({ state: 0, readCount: 10 });
  });

  it('that can never be read is tried eight times, with longer and longer pauses, and then has failed with a reason', async () => {
    const { id } = await begin();
    const { uploads, triedAt } = failing(twelvePages(), () => true);
    const started = clock.now().getTime();
    for (let seconds = 0; seconds < 1_000; seconds += 5) {
      await runImports(context(), uploads);
      clock.advance(5_000);
    }
    expect(triedAt.map((ms) => (ms - started) / 1_000)).toEqual([0, 5, 15, 35, 75, 155, 315, 635]);
    const row = await requireImport(db(), { accountId, id });
    expect(presentImport(row)).toMatchObject({
      state: 'failed',
      state_reason: expect.stringContaining('چند بار تلاش'),
      finished_at: new Date(started + 635_000).toISOString(),
    });
  });

  it('has its tries anew when a page has been read', async () => {
    const { id } = await begin();
    // Every second try brings it no further.
    const { uploads } = failing(twelvePages(), (asked) => asked % 2 === 1, { atOnce: 1 });
    for (let seconds = 0; seconds < 240; seconds += 5) {
      await runImports(context(), uploads);
      clock.advance(5_000);
    }
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 1, addedCount: 12, stateReason: null });
  });

  it('waits for an account that is busy as long as it is', async () => {
    const { id } = await begin();
    const error = new DomainError(CONTACTS_ERRORS.busy);
    const { uploads, triedAt } = failing(twelvePages(), (asked) => asked <= 20, { error });
    for (let round = 0; round < 22; round += 1) {
      await runImports(context(), uploads);
      clock.advance(5_000);
    }
    expect(triedAt).toHaveLength(22);
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 1, readCount: 12, stateReason: null });
  });

  it('is refused when it is not there, for a phonebook of another account, and as the sixth at once', async () => {
    await expect(begin(uploadsOf(new Map()))).rejects.toMatchObject({ code: '404-82' });
    const theirs = await givenPhonebook(db(), await givenAccountId());
    await expect(begin(twelvePages(), [phonebookId, theirs])).rejects.toMatchObject({ code: '404-80' });
    for (let i = 0; i < 5; i += 1) await begin();
    await expect(begin()).rejects.toMatchObject({ code: '422-85', permanent: false });
  });

  it('is asked about by its own account only', async () => {
    const { id } = await begin();
    await expect(requireImport(db(), { accountId: await givenAccountId(), id })).rejects.toMatchObject({
      code: '404-83',
    });
  });
});
