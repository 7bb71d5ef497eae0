import type { DbOrTx } from '@peyk/server-database';
import { usableLines, usableParams, usableSettings } from '@peyk/server-send';
import type { Missing } from '@peyk/server-send';
import type { DraftRow, WholeDraftRow } from './drafts.repository';

/** Who asks, and when. */
export interface Asker {
  accountId: bigint;
  now: Date;
}

/** A draft whose settings have only what is there for the caller now; with recipients where they were read. */
export type UsableDraft = DraftRow & { missing: Missing[] };

/** Drafts as they can be used now: a line, a phonebook or a contact may have gone since, or be beyond the caller's reach. */
export async function usableDrafts(
  db: DbOrTx,
  asker: Asker,
  rows: readonly (DraftRow | WholeDraftRow)[],
): Promise<UsableDraft[]> {
  const needsLines = rows.some(({ settings }) => settings?.from_number !== undefined);
  const lines = needsLines ? await usableLines(db, asker.accountId) : new Set<string>();
  return Promise.all(rows.map((row) => usableDraft(db, { ...asker, lines }, row)));
}

async function usableDraft(
  db: DbOrTx,
  { accountId, ...place }: Asker & { lines: ReadonlySet<string> },
  row: DraftRow | WholeDraftRow,
): Promise<UsableDraft> {
  if (row.settings === null) return { ...row, missing: [] };
  const { settings, missing } = usableSettings(place, row.settings);
  if (!('params' in row) || row.params === null) return { ...row, settings, missing };
  const left = await usableParams(db, accountId, row.params);
  return {
    ...row,
    settings: { ...settings, ...(left.params && { params: left.params }) },
    missing: [...missing, ...left.missing],
  };
}
