import type { JobRun } from '@peyk/server-account-jobs';
import type { Cell } from '@peyk/server-spreadsheets';
import { exportJob, exportPurpose } from './export-job';
import type { ExportInput, ExportKind, SheetPlan } from './export-job';

type Run = JobRun<ExportInput, Record<string, never>>;

const PURPOSE = exportPurpose('test.export', 'report.export');

async function* pagesOf(...pages: Cell[][][]) {
  yield* pages;
}

/** Does the job once, and keeps what it would keep. */
async function done(
  plan: Partial<SheetPlan> | undefined,
  {
    signal = new AbortController().signal,
    masksNumbers = false,
    hidesTexts = false,
    ...kind
  }: Partial<ExportKind<ExportInput>> & { signal?: AbortSignal; masksNumbers?: boolean; hidesTexts?: boolean } = {},
) {
  const kept: { name: string; source: string | undefined; text: string }[] = [];
  const purposes: string[] = [];
  const told: object[] = [];
  const job = exportJob<ExportInput>(
    {
      save: async (_context, { name, source, bytes, purpose }) => {
        purposes.push(purpose.name);
        const pieces: Uint8Array[] = [];
        for await (const piece of bytes) pieces.push(piece);
        kept.push({ name, source, text: Buffer.concat(pieces).toString('utf8') });
        return 'file-1';
      },
    },
    {
      ...{ kind: 'test.export', title: 'فایل', purpose: PURPOSE, ...kind },
      plan: async () =>
        plan && {
          ...{ format: 'csv', fileName: 'نمونه', sheetName: 'نمونه', columns: [{ title: 'الف' }] },
          ...{ pages: pagesOf([['1'], ['=2']], [['3']]), ...plan },
        },
    },
  );
  const run = {
    accountId: 7n,
    input: { exportId: '9', masksNumbers, hidesTexts },
    signal,
    progress: (at: object) => void told.push(at),
  };
  const result = await job.run(run as unknown as Run);
  return { job, result, kept, told, purposes };
}

it('writes all pages into one file, named by its export, and tells how far it is', async () => {
  const { job, result, kept, told } = await done({ total: 3 });
  expect([job.kind, job.permission]).toEqual(['test.export', 'report.export']);
  expect(kept).toEqual([{ name: 'نمونه.csv', source: 'export 9', text: "\ufeffالف\r\n1\r\n'=2\r\n3\r\n" }]);
  expect(told).toEqual([
    { done: 0, total: 3 },
    { done: 2, total: 3 },
    { done: 3, total: 3 },
  ]);
  expect(result).toEqual({ sentence: 'فایلی با ۳ سطر آماده شد و تا ۷ روز می‌ماند.', fileId: 'file-1' });
});

it('counts what was looked at where that is more, and nothing where nobody knows how much there is', async () => {
  const steps = await done({ total: 15, stepsOf: () => 10 });
  expect(steps.told.at(-1)).toEqual({ done: 15, total: 15 });
  expect((await done({})).told.at(-1)).toEqual({ done: 3 });
});

it('says so when there was nothing to write, or in the words of its domain', async () => {
  expect((await done({ pages: pagesOf() })).result?.sentence).toContain('فقط سرستون');
  const sentenceOf = (rows: number) => `${rows} پیام`;
  expect((await done({}, { sentenceOf })).result?.sentence).toBe('3 پیام');
});

it('keeps nothing when what was asked for is gone, or when it must stop', async () => {
  const gone = await done(undefined);
  expect([gone.result, gone.kept]).toEqual([undefined, []]);
  const stopped = new AbortController();
  stopped.abort(new Error('it must stop'));
  await expect(done({}, { signal: stopped.signal })).rejects.toThrow('it must stop');
});

it('has numbers without their middle where the asker saw them so, under a purpose that says it; all else stays', async () => {
  const columns = [{ title: 'شماره', holdsNumber: true }, { title: 'متن' }];
  const plan = () => ({
    columns,
    pages: pagesOf([
      ['09241230001', 'زنگ بزن 09241230001'],
      ['IRANCELL', ''],
    ]),
  });
  const masked = await done(plan(), { masksNumbers: true });
  expect(masked.kept[0]?.text).toBe('\ufeffشماره,متن\r\n0924***0001,زنگ بزن 09241230001\r\nIRANCELL,\r\n');
  expect(masked.purposes).toEqual(['test.export.masked']);
  const whole = await done(plan());
  expect(whole.kept[0]?.text).toContain('\r\n09241230001,');
  expect(whole.purposes).toEqual(['test.export']);
});

it('has no texts of messages where the asker reads none, under a purpose that says it, also of both', async () => {
  const columns = [
    { title: 'شماره', holdsNumber: true },
    { title: 'متن', holdsText: true },
  ];
  const plan = () => ({ columns, pages: pagesOf([['09241230001', 'سلام سارا']]) });
  const textless = await done(plan(), { hidesTexts: true });
  expect(textless.kept[0]?.text).toBe('\ufeffشماره,متن\r\n09241230001,متن پنهان است\r\n');
  expect(textless.purposes).toEqual(['test.export.textless']);
  const both = await done(plan(), { hidesTexts: true, masksNumbers: true });
  expect(both.kept[0]?.text).toContain('0924***0001,متن پنهان است');
  expect(both.purposes).toEqual(['test.export.textless.masked']);
});
