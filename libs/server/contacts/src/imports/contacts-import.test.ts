import { Readable } from 'node:stream';
import { createProperty, deleteProperties } from '../properties/properties.service';
import { deletePhonebooks } from '../phonebooks/phonebooks.service';
import { createTag } from '../tags/tags.service';
import { givenPhonebook } from '../testing/given-phonebook';
import { importWorld } from '../testing/import-world';
import type { ImportColumn } from './sheet/import-columns';

const world = importWorld();
const { context, db } = world;

const COLUMNS: ImportColumn[] = [
  { column: 0, field: 'mobile' },
  { column: 1, field: 'name' },
  { column: 2, field: 'gender' },
  { column: 3, field: 'birth_date' },
];
const TITLES = 'شماره,نام,جنسیت,تاریخ تولد';
const csv = (...lines: string[]) => [TITLES, ...lines].join('\n');

let accountId: bigint;
beforeEach(async () => {
  accountId = await world.givenAccountId();
});

const imported = async (content: string, wanted: Partial<Parameters<typeof world.begin>[1]> = {}) => {
  const { fileId } = await world.upload(accountId, content);
  const id = await world.begin(accountId, { fileId, columns: COLUMNS, ...wanted });
  await world.work([world.importer()]);
  const row = await world.ended(id);
  await world.stopWorkers();
  return row;
};
const given = (line: string, known: 'keep' | 'replace' | 'skip' = 'keep') => imported(csv(line), { known });
const contacts = () => world.contactsOf(accountId);

describe('a file of contacts', () => {
  it('makes contacts with all that its columns say, in phonebooks and with tags', async () => {
    const phonebookId = await givenPhonebook(db(), accountId);
    const tag = await createTag(context(), { accountId, title: 'ویژه' });
    const city = await createProperty(context(), { accountId, title: 'شهر', latinTitle: 'city', type: 'string' });
    const propertyId = String(city.id);
    const sheet = await world.upload(
      accountId,
      `${TITLES},شهر\n09241110001,سارا,زن,1370/02/14,تهران\n9241110002,علی,,,\n09241110001,دوباره,,,\n`,
    );
    expect(sheet).toMatchObject({ rowCount: 4, hasHeader: true });
    expect(sheet.columns.map(({ field }) => field)).toEqual(['mobile', 'name', 'gender', 'birth_date', 'property']);
    const columns: ImportColumn[] = [...COLUMNS, { column: 4, field: 'property', propertyId }];
    const asked = { fileId: sheet.fileId, columns, phonebookIds: [phonebookId], tagIds: [tag.id] };
    const id = await world.begin(accountId, asked);
    await world.work([world.importer()]);
    expect(await world.ended(id)).toMatchObject({
      state: 2,
      done_count: 3n,
      total_count: 3n,
      result: { sentence: '۲ مخاطب افزوده شد، ۱ سطر از پیش بود.', fileId: null },
    });
    expect(await contacts()).toEqual([
      { mobile: 241_110_001, name: 'سارا', gender: 2, birthDate: '1991-05-04', properties: { [propertyId]: 'تهران' } },
      { mobile: 241_110_002, name: 'علی', gender: null, birthDate: null, properties: null },
    ]);
    const members = await db().selectFrom('phonebook_members').select('mobile').execute();
    const tagged = await db().selectFrom('contact_tags').select('mobile').where('tag_id', '=', tag.id).execute();
    expect([members.length, tagged.length]).toEqual([2, 2]);
    expect(await world.faults()).toEqual([]);
  });

  it.each([
    ['keep', 'سارا', 2, '1991-05-04', '۰ مخاطب افزوده شد، ۱ سطر از پیش بود (۱ تغییر کرد).'],
    ['replace', 'مریم', 2, '1991-05-04', '۰ مخاطب افزوده شد، ۱ سطر از پیش بود (۱ تغییر کرد).'],
    ['skip', 'سارا', 2, null, '۰ مخاطب افزوده شد، ۱ سطر از پیش بود.'],
  ] as const)('meets people who are there by the rule %s', async (rule, name, gender, birthDate, sentence) => {
    await given('09241110001,سارا,زن,');
    const { result } = await given('09241110001,مریم,,1370/02/14', rule);
    expect(result?.sentence).toBe(sentence);
    expect(await contacts()).toMatchObject([{ name, gender, birthDate }]);
  });

  it('puts nobody who is left alone into a phonebook', async () => {
    const phonebookId = await givenPhonebook(db(), accountId);
    await given('09241110001,سارا,,');
    await imported(csv('09241110001,,,', '09241110002,,,'), { known: 'skip', phonebookIds: [phonebookId] });
    const members = await db()
      .selectFrom('phonebook_members')
      .select('mobile')
      .where('account_id', '=', accountId)
      .execute();
    expect(members).toEqual([{ mobile: 241_110_002 }]);
  });

  it('is as if its rows had come one after the other', async () => {
    const rows = csv('09241110001,یک,,', '09241110001,دو,زن,');
    await imported(rows, { known: 'replace' });
    expect(await contacts()).toMatchObject([{ name: 'دو', gender: 2 }]);
    await imported(csv('09241110002,یک,,', '09241110002,دو,زن,'), { known: 'keep' });
    await imported(csv('09241110003,یک,,', '09241110003,دو,زن,'), { known: 'skip' });
    expect((await contacts()).slice(1)).toMatchObject([
      { name: 'یک', gender: 2 },
      { name: 'یک', gender: null },
    ]);
  });

  it('gives its wrong rows back whole, each with all that is wrong with it', async () => {
    const { result } = await imported(csv('09241110001,سارا,زن,', '0912,علی,هر,', '', '9.12E+09,رضا,,دیروز'));
    expect(result?.sentence).toBe('۱ مخاطب افزوده شد، ۲ سطر نادرست بود و افزوده نشد.');
    expect(await world.rowsOf(accountId, result?.fileId)).toEqual([
      ['سطر', 'دلیل', 'شماره', 'نام', 'جنسیت', 'تاریخ تولد'],
      [3, expect.stringMatching(/یازده رقم.*جنسیت/), '0912', 'علی', 'هر', null],
      [5, expect.stringMatching(/دور ریخته.*تاریخ تولد/), '9.12E+09', 'رضا', null, 'دیروز'],
    ]);
    const theirs = world.bytesOf(await world.givenAccountId(), result?.fileId);
    await expect(theirs).rejects.toMatchObject({ code: '404-140' });
  });

  it('has wrong rows of its own each time that it is imported with other columns', async () => {
    const { fileId } = await world.upload(accountId, csv('0912,سارا,هر,'));
    const ids = [
      await world.begin(accountId, { fileId, columns: COLUMNS }),
      await world.begin(accountId, { fileId, columns: COLUMNS.slice(0, 2) }),
    ];
    await world.work([world.importer()]);
    const reasons: unknown[] = [];
    for (const id of ids) reasons.push((await world.rowsOf(accountId, (await world.ended(id)).result?.fileId))[1]?.[1]);
    expect(reasons).toEqual([expect.stringContaining('جنسیت'), expect.not.stringContaining('جنسیت')]);
  });

  it('without titles is imported from its first row', async () => {
    await imported('09241110001\n09241110002\n', { hasHeader: false, columns: [{ column: 0, field: 'mobile' }] });
    expect(await contacts()).toHaveLength(2);
  });

  it('changes nothing when it is imported again', async () => {
    const line = '09241110001,سارا,زن,1370/02/14';
    await given(line);
    const before = await contacts();
    expect((await given(line, 'replace')).result?.sentence).toBe('۰ مخاطب افزوده شد، ۱ سطر از پیش بود.');
    expect(await contacts()).toEqual(before);
  });
});

describe('an import that does not go well', () => {
  const MANY = 12_000;
  const ENOUGH_FOR_A_PAGE = 250_000;
  const many = () => csv(...Array.from({ length: MANY }, (_, i) => `0924${String(i).padStart(7, '0')},${i},,`));
  /** Files of which the process dies while it reads, `after` so many rows, at each of the first `deaths` tries. */
  function dying({ after, deaths }: { after: number; deaths: number }) {
    let tries = 0;
    const open: typeof world.files.open = async (...key) => {
      const file = await world.files.open(...key);
      tries += 1;
      // Every try opens the file twice: it is counted, then it is read.
      if (tries % 2 === 1 || tries > deaths * 2) return file;
      let rows = 0;
      return {
        ...file,
        bytes: file.bytes.on('data', (piece: Buffer) => {
          rows += piece.toString('latin1').split('\n').length;
          if (rows > after) file.bytes.destroy(new Error('the process dies here'));
        }),
      };
    };
    return { open };
  }

  it('goes on where it stopped when it is killed, and doubles nothing', async () => {
    const { fileId } = await world.upload(accountId, many());
    const id = await world.begin(accountId, { fileId, columns: COLUMNS });
    await world.work([world.importer(dying({ after: 7_000, deaths: 2 }))]);
    expect(await world.ended(id)).toMatchObject({
      state: 2,
      done_count: BigInt(MANY),
      result: { sentence: '۱۲٬۰۰۰ مخاطب افزوده شد.' },
    });
    expect(await contacts()).toHaveLength(MANY);
    // Whatever the planner knew of an emptied table, it knows of these: a list by tag would compare each with each.
    expect(await world.knownRows('contacts')).toBeGreaterThan(MANY / 2);
  });

  it('is done once however many processes work, and twice by two', async () => {
    const { fileId } = await world.upload(accountId, many());
    const ids = [
      await world.begin(accountId, { fileId, columns: COLUMNS }),
      await world.begin(accountId, { fileId, columns: COLUMNS }),
    ];
    await Promise.all([world.work([world.importer()]), world.work([world.importer()])]);
    const ended = [await world.ended(ids[0]!), await world.ended(ids[1]!)];
    expect(ended.map(({ state, done_count }) => [state, done_count])).toEqual([
      [2, BigInt(MANY)],
      [2, BigInt(MANY)],
    ]);
    expect(await contacts()).toHaveLength(MANY);
  });

  it('keeps what was added when it is stopped', async () => {
    const { fileId } = await world.upload(accountId, many());
    const id = await world.begin(accountId, { fileId, columns: COLUMNS });
    let opened = 0;
    const open: typeof world.files.open = async (...key) => {
      const file = await world.files.open(...key);
      opened += 1;
      return opened === 1 ? file : { ...file, bytes: Readable.from(cancelledMeanwhile(file.bytes)) };
    };
    async function* cancelledMeanwhile(bytes: AsyncIterable<Buffer>) {
      let size = 0;
      for await (const piece of bytes) {
        yield piece;
        size += piece.length;
        // The first page has been read by now; the rest comes when it has been added.
        if (size < ENOUGH_FOR_A_PAGE) continue;
        while ((await contacts()).length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
        await db().updateTable('account_jobs').set({ cancel_requested_at: context().clock.now() }).execute();
      }
    }
    await world.work([world.importer({ open })]);
    const { state, done_count } = await world.ended(id);
    expect(state).toBe(4);
    expect(await contacts()).toHaveLength(Number(done_count));
  });

  it.each([
    ['its only phonebook is deleted', '409-84'],
    ['a property is deleted', '409-187'],
    ['its rows have expired', '409-85'],
  ])('says so when %s before it begins', async (what, code) => {
    const phonebookId = await givenPhonebook(db(), accountId);
    const { id: propertyId } = await createProperty(context(), {
      accountId,
      title: 'شهر',
      latinTitle: 'city',
      type: 'string',
    });
    const { fileId } = await world.upload(accountId, csv('09241110001,سارا,,'));
    const property: ImportColumn = { column: 4, field: 'property', propertyId: String(propertyId) };
    const id = await world.begin(accountId, { fileId, columns: [...COLUMNS, property], phonebookIds: [phonebookId] });
    if (code === '409-84') await deletePhonebooks(context(), { accountId, ids: [phonebookId], withContacts: false });
    if (code === '409-187') await deleteProperties(context(), { accountId, ids: [propertyId!], withValues: true });
    if (code === '409-85') await world.files.keepUntil(db(), { accountId, id: fileId }, new Date(0));
    await world.work([world.importer()]);
    expect(await world.ended(id)).toMatchObject({ state: 3, error_code: code });
    expect(await contacts()).toEqual([]);
  });

  it('is refused without its file, of another account or of another kind', async () => {
    const { fileId } = await world.upload(accountId, csv('0912,,,'));
    const other = await world.givenAccountId();
    await expect(world.begin(other, { fileId, columns: COLUMNS })).rejects.toMatchObject({ code: '404-82' });
    const { result } = await imported(csv('0912,,,'));
    const wrongRows = { fileId: result?.fileId ?? '', columns: COLUMNS };
    await expect(world.begin(accountId, wrongRows)).rejects.toMatchObject({ code: '404-82' });
  });

  const mobile = { column: 0, field: 'mobile' } as const;
  it.each([
    ['no number', [{ column: 0, field: 'name' }], '422-192'],
    ['two numbers', [mobile, { column: 1, field: 'mobile' }], '422-192'],
    ['a column twice', [mobile, { column: 0, field: 'name' }], '422-192'],
    ['a property that is not named', [mobile, { column: 1, field: 'property' }], '422-192'],
    ['a property that is not there', [mobile, { column: 1, field: 'property', propertyId: '999999' }], '404-181'],
  ] as [string, ImportColumn[], string][])('is refused with %s', async (_, columns, code) => {
    const { fileId } = await world.upload(accountId, csv('09241110001,,,'));
    await expect(world.begin(accountId, { fileId, columns })).rejects.toMatchObject({ code });
  });

  it('is refused for a phonebook and a tag of another account', async () => {
    const other = await world.givenAccountId();
    const phonebookIds = [await givenPhonebook(db(), other)];
    const { id } = await createTag(context(), { accountId: other, title: 'ویژه' });
    const { fileId } = await world.upload(accountId, csv('09241110001,,,'));
    const asked = { fileId, columns: COLUMNS };
    await expect(world.begin(accountId, { ...asked, phonebookIds })).rejects.toMatchObject({ code: '404-80' });
    await expect(world.begin(accountId, { ...asked, tagIds: [id] })).rejects.toMatchObject({ code: '404-180' });
  });
});
