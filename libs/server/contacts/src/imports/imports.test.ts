import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { contactsDatabase } from '../testing/contacts-context';
import { givenPhonebook } from '../testing/given-phonebook';
import { uploadsOf } from '../testing/uploads-of';
import { beginImport, requireImport } from './imports.service';
import { runImports } from './run-imports';
import type { UploadPort } from './upload-port';

const { context, db, faults, givenAccountId } = contactsDatabase();
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
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 2, readCount: 10 });
    expect(await faults()).toEqual([]);
  });

  it('fails when the file is gone before its end', async () => {
    const uploads = twelvePages();
    const { id } = await begin(uploads);
    await runImports(context(), uploads);
    await runImports(context(), uploadsOf(new Map()));
    expect(await requireImport(db(), { accountId, id })).toMatchObject({ state: 2, readCount: 10 });
  });

  it('does not stop those behind it when it cannot be read', async () => {
    const broken = await begin();
    const behind = await begin();
    const uploads = twelvePages();
    let asked = 0;
    const pages: UploadPort['pages'] = (tx, upload) => {
      asked += 1;
      if (asked === 1) throw new Error('This file cannot be read.');
      return uploads.pages(tx, upload);
    };
    expect(await runImports(context(), { ...uploads, pages })).toBe(10);
    expect(await requireImport(db(), { accountId, id: broken.id })).toMatchObject({ state: 0, readCount: 0 });
    expect(await requireImport(db(), { accountId, id: behind.id })).toMatchObject({ state: 0, readCount: 10 });
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
