import type { JobDefinition } from '@peyk/server-account-jobs';
import type { DbOrTx } from '@peyk/server-database';
import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportFormat, ExportInput } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import type { Cell } from '@peyk/server-spreadsheets';
import { mrialToRialString } from '@peyk/shared-sms';
import { listTransactionsBefore } from '../transactions.repository';
import type { TransactionFilters, TransactionQuestion, TransactionRow } from '../transactions.repository';
import { withTransfers } from '../transfers.service';
import type { Transfer } from '../transfers.service';

/** What an export needs of others. */
export interface ExportPorts {
  /** Where its file is kept. */
  files: Pick<Files, 'save'>;
}

/** What was asked for: nothing in it is a person's, so it stands with the job. Instants as text, in UTC. */
export interface TransactionsExportInput extends ExportInput {
  format: ExportFormat;
  filters: Omit<TransactionFilters, 'fromDate' | 'toDate' | 'sendId'> & { from?: string; to: string; sendId?: string };
}

export type TransactionsExportJob = JobDefinition<TransactionsExportInput, Record<string, never>>;

const ROWS_A_PAGE = 2_000;
const NAME = 'تراکنش‌ها';
const PURPOSE = exportPurpose('wallet.export', 'wallet.export');

const COLUMNS = [
  { title: 'زمان', width: 20 },
  { title: 'نوع', width: 20 },
  { title: 'شرح', width: 48 },
  { title: 'شناسهٔ ارسال', width: 14 },
  { title: 'مبلغ (ریال)', width: 18 },
  { title: 'مانده (ریال)', width: 18 },
  { title: 'مقصد واریز', width: 34 },
  { title: 'کارت پرداخت‌کننده', width: 22 },
  { title: 'شمارهٔ فیش یا پیگیری', width: 22 },
  { title: 'زمان واریز یا تأیید', width: 20 },
];

/** As the panel calls them. */
const KINDS: Readonly<Record<TransactionRow['kind'], string>> = {
  gift: 'هدیه',
  plan: 'خرید طرح',
  online_payment: 'پرداخت آنلاین',
  card_to_card: 'کارت به کارت',
  bank_transfer: 'واریز بانکی',
  admin_credit: 'افزایش اعتبار',
  admin_debit: 'کاهش اعتبار',
  send_hold: 'هزینهٔ ارسال',
  send_return: 'برگشت از ارسال',
};

/** As a number where a spreadsheet holds it exactly, which is far beyond any wallet. */
const rial = (mrial: bigint): number => Number(mrialToRialString(mrial));

/** Numbers of accounts and slips as text: a spreadsheet would round them. */
function cellsOf(transfer: Transfer | null): readonly Cell[] {
  if (transfer === null) return [null, null, null, null];
  const { destination, card, reference, at } = transfer;
  return [destination && `${destination.number}، ${destination.bank}، ${destination.owner}`, card, reference, at];
}

async function* exportPages(db: DbOrTx, question: TransactionQuestion): AsyncGenerator<(readonly Cell[])[], void> {
  let before: bigint | undefined;
  for (;;) {
    const page = await listTransactionsBefore(db, question, { before, limit: ROWS_A_PAGE });
    yield (await withTransfers(db, question.accountId, page)).map((row) => [
      ...[row.createdAt, KINDS[row.kind], row.description, row.sendId === null ? null : String(row.sendId)],
      ...[rial(row.amountMrial), rial(row.balanceAfterMrial), ...cellsOf(row.transfer)],
    ]);
    before = page.at(-1)?.id;
    if (page.length < ROWS_A_PAGE) return;
  }
}

/** Writes what the list of transactions finds into a file. */
export function transactionsExportJob({ files }: ExportPorts): TransactionsExportJob {
  return exportJob<TransactionsExportInput>(files, {
    kind: 'wallet.export',
    title: 'دریافت فایل تراکنش‌ها',
    purpose: PURPOSE,
    plan: async ({ context: { db }, accountId, input: { format, filters } }) => {
      const { from, to, sendId, ...same } = filters;
      const asked: TransactionFilters = {
        ...same,
        ...(from !== undefined && { fromDate: new Date(from) }),
        ...(sendId !== undefined && { sendId: BigInt(sendId) }),
        toDate: new Date(to),
      };
      const pages = exportPages(db, { accountId, filters: asked });
      return { format, fileName: NAME, sheetName: NAME, columns: COLUMNS, pages };
    },
  });
}
