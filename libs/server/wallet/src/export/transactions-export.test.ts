import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JobRun } from '@peyk/server-account-jobs';
import { createFiles, createSpool, diskStorage } from '@peyk/server-files';
import type { Files } from '@peyk/server-files';
import { creditTransfer } from '@peyk/server-ledger';
import { domainApi } from '@peyk/server-testing';
import { givenAccount } from '@peyk/shared-testing-node';
import { sql } from 'kysely';
import { creditAccount, debitAccount } from '../credit.service';
import { walletModule } from '../wallet.module';
import { transactionsExportJob } from './transactions-export';
import type { TransactionsExportInput } from './transactions-export';

const state = {} as { folder: string; files: Files };
const files = { save: (...given: Parameters<Files['save']>) => state.files.save(...given) };
const { call, clock, context, db, signIn } = domainApi(walletModule({ tellBySms: async () => undefined, files }));

beforeAll(async () => {
  state.folder = await mkdtemp(join(tmpdir(), 'peyk-wallet-'));
  const spool = createSpool(join(state.folder, '.arriving'));
  state.files = createFiles({ storage: diskStorage(state.folder), spool });
});
afterAll(() => rm(state.folder, { recursive: true, force: true }));

async function givenCustomer() {
  const account = await givenAccount(db());
  return { ...account, token: await signIn(account) };
}
const at = () => clock.now();
const give = (accountId: bigint, rial: bigint, description: string) =>
  creditAccount(db(), { accountId, amountMrial: rial * 1_000n, description, at: at() });

/** Begins an export and does what a worker does with its job. @returns the lines of its csv */
async function exported(customer: { accountId: bigint; token: string }, body: object, meanwhile = async () => {}) {
  const { data } = await call('/export/new', {
    token: customer.token,
    body: { export_type: 'financial', format: 'csv', ...body },
  });
  const { input, permission } = await db()
    .selectFrom('account_jobs')
    .select(['input', 'permission'])
    .where('id', '=', BigInt(data.job_id))
    .executeTakeFirstOrThrow();
  expect(permission).toBe('wallet.export');
  await meanwhile();
  const job = {
    ...{ context: context(), accountId: customer.accountId, input, mark: undefined },
    ...{ signal: new AbortController().signal, progress: () => undefined, cancelled: () => false },
    checkpoint: async () => undefined,
  } as JobRun<TransactionsExportInput, Record<string, never>>;
  const [result, again] = [
    await transactionsExportJob({ files }).run(job),
    await transactionsExportJob({ files }).run(job),
  ];
  // A worker that died after the file was kept gives the same one.
  expect(again?.fileId).toBe(result?.fileId);
  const viewer = { accountId: customer.accountId, permissions: 'all' as const };
  const file = await state.files.open(context(), viewer, result?.fileId ?? '');
  expect(file.name).toBe('تراکنش‌ها.csv');
  const pieces: Buffer[] = [];
  for await (const piece of file.bytes) pieces.push(piece as Buffer);
  return Buffer.concat(pieces).toString('utf8').trim().split('\r\n');
}

it('writes what the filters find, newest first, exact to a thousandth of a rial, and nothing is computed', async () => {
  const customer = await givenCustomer();
  await give(customer.accountId, 10_000n, '=HYPERLINK("x")');
  await debitAccount(db(), { accountId: customer.accountId, amountMrial: 3_697_500n, description: 'کسر', at: at() });
  const lines = await exported(customer, {});
  expect(lines).toEqual([
    'زمان,نوع,شرح,شناسهٔ ارسال,مبلغ (ریال),مانده (ریال),مقصد واریز,کارت پرداخت‌کننده,شمارهٔ فیش یا پیگیری,زمان واریز یا تأیید',
    expect.stringMatching(/^\d{4}\/\d\d\/\d\d \d\d:\d\d,کاهش اعتبار,کسر,,-3697\.5,6302\.5,,,,$/),
    expect.stringContaining(`افزایش اعتبار,"'=HYPERLINK(""x"")",,10000,10000`),
  ]);
  expect((await exported(customer, { filters: { type: 'deposit' } })).slice(1)).toHaveLength(1);
});

it('has of a transfer where it went and its number as text, which no spreadsheet rounds', async () => {
  const customer = await givenCustomer();
  const { rows } = await sql<{ id: bigint }>`
    with target as (
      insert into deposit_targets (kind, number, bank, owner, created_at)
      values ('card', '6104330000000003', 'بانک ملت', 'پیک نمونه', ${at()}) returning id)
    insert into deposits (account_id, method, target_id, amount_mrial, tax_mrial, reference_code, submitted_at, asked_at,
      decision, decided_by, decided_at)
    select ${customer.accountId}, 'card_to_card', id, 1100000, 100000, '00402188731', ${at()}, ${at()}, 'accepted', 'mina', ${at()} from target
    returning id`.execute(db());
  const movement = { accountId: customer.accountId, amountMrial: 1_100_000n, taxMrial: 100_000n, description: 'واریز' };
  const dedupeKey = `deposit:${rows[0]?.id ?? 0n}`;
  await db()
    .transaction()
    .execute((tx) => creditTransfer(tx, 'card_to_card', { ...movement, at: at(), dedupeKey }));
  expect((await exported(customer, {})).at(1)).toMatch(
    /,1000,1000,"?6104330000000003، بانک ملت، پیک نمونه"?,,00402188731,\d{4}\/\d\d\/\d\d \d\d:\d\d$/,
  );
});

it('goes through all pages, each row once, and has nothing of what is booked later or by others', async () => {
  const customer = await givenCustomer();
  const rows = 2_050;
  for (let count = 0; count < rows; count += 1) await give(customer.accountId, 1n, `واریز ${count}`);
  await give((await givenCustomer()).accountId, 1n, 'از دیگری');
  const lines = await exported(customer, {}, async () => {
    clock.set(new Date(at().getTime() + 1_000).toISOString());
    await give(customer.accountId, 1n, 'پس از آن');
  });
  const descriptions = lines.slice(1).map((line) => line.split(',')[2]);
  expect(new Set(descriptions).size).toBe(rows);
  expect(descriptions).toHaveLength(rows);
  expect(descriptions).not.toContain('پس از آن');
  expect(descriptions).not.toContain('از دیگری');
}, 60_000);

it('is refused for days that end before they begin', async () => {
  const { token } = await givenCustomer();
  const filters = { from_date: '2026-11-20T08:30:00Z', to_date: '2026-11-19T08:30:00Z' };
  const answer = await call('/export/new', { token, body: { export_type: 'financial', filters } });
  expect(answer.meta.message_code).toBe('422-50');
});
