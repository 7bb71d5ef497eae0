import type { JobDefinition } from '@peyk/server-account-jobs';
import type { DbOrTx } from '@peyk/server-database';
import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportInput } from '@peyk/server-exports';
import type { Cell } from '@peyk/server-spreadsheets';
import type { SecretaryExportPorts } from '../export/messages-export';
import { localNumber } from '../reply-text';
import { findSecretary } from '../secretary.repository';
import type { SecretaryRow } from '../secretary.repository';
import { listVotesAfter } from './votes.repository';

const ROWS_A_PAGE = 5_000;

/** A file of the votes of a poll that count. */
export const VOTES_EXPORT = exportPurpose('secretary.votes_export', 'secretary.export');

/** Of which poll. */
export interface VotesExportInput extends ExportInput {
  secretaryId: string;
}

export type VotesExportJob = JobDefinition<VotesExportInput, Record<string, never>>;

const COLUMNS = [
  { title: 'شماره', width: 16, holdsNumber: true },
  { title: 'گزینه', width: 40, holdsText: true },
  { title: 'زمان رأی', width: 20 },
];

async function* pagesOf(db: DbOrTx, poll: SecretaryRow): AsyncGenerator<(readonly Cell[])[], void> {
  let after = 0n;
  for (;;) {
    const rows = await listVotesAfter(db, poll, { after, limit: ROWS_A_PAGE });
    yield rows.map(({ mobile, place, votedAt }) => [localNumber(mobile), poll.words[place] ?? '', votedAt]);
    after = rows.at(-1)?.id ?? after;
    if (rows.length < ROWS_A_PAGE) return;
  }
}

/** Writes the votes of a poll into a file; nothing where it was deleted meanwhile. */
export function votesExportJob({ files }: SecretaryExportPorts): VotesExportJob {
  return exportJob<VotesExportInput>(files, {
    kind: 'secretary.votes_export',
    title: 'دریافت فایل رأی‌های نظرسنجی',
    purpose: VOTES_EXPORT,
    plan: async ({ context: { db }, accountId, input: { secretaryId } }) => {
      const poll = await findSecretary(db, { accountId, id: BigInt(secretaryId) });
      if (!poll) return undefined;
      const name = 'رأی‌های نظرسنجی';
      const total = poll.optionVotes.reduce((sum, votes) => sum + votes, 0);
      return { format: 'xlsx', fileName: name, sheetName: name, columns: COLUMNS, pages: pagesOf(db, poll), total };
    },
  });
}
