import type { DbOrTx } from '@peyk/server-database';
import { exportPurpose } from '@peyk/server-exports';
import type { Cell } from '@peyk/server-spreadsheets';
import type { InboxQuestion } from '../inbox-question';
import { listMessagesBefore } from '../inbox.repository';
import type { MessageRow } from '../inbox.repository';
import { withContacts } from '../inbox.service';
import { presentSender } from '../senders';

const ROWS_A_PAGE = 2_000;

/** A file of messages. */
export const INBOX_EXPORT = exportPurpose('inbox.export', 'inbox.export');

export const COLUMNS = [
  { title: 'فرستنده', width: 18, holdsNumber: true },
  { title: 'نام', width: 24 },
  { title: 'خط', width: 16 },
  { title: 'متن پیام', width: 64, holdsText: true },
  { title: 'زمان دریافت', width: 20 },
  { title: 'خوانده شده', width: 12 },
];

/** A handset may send what no text file holds. */
// eslint-disable-next-line no-control-regex -- these are what it is about
const NOT_TEXT = /[\u0000-\u0008\u000b\u000c\u000e-\u001f\u007f]/g;

/** The messages of a question as rows of a sheet, newest first, a page at a time. */
export async function* exportPages(db: DbOrTx, question: InboxQuestion): AsyncGenerator<(readonly Cell[])[], void> {
  let before: MessageRow | undefined;
  for (;;) {
    const page = await listMessagesBefore(db, question, { before, limit: ROWS_A_PAGE });
    const rows = await withContacts(db, question.accountId, page);
    yield rows.map((row) => [
      ...[presentSender(row.sender), row.contactName, row.line, row.text.replace(NOT_TEXT, '')],
      ...[row.receivedAt, row.isRead],
    ]);
    before = page.at(-1);
    if (page.length < ROWS_A_PAGE) return;
  }
}
