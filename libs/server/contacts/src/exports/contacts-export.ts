import { randomUUID } from 'node:crypto';
import { beginJob } from '@peyk/server-account-jobs';
import { runTransaction } from '@peyk/server-database';
import type { DbOrTx, ServerContext } from '@peyk/server-database';
import { exportJob, exportPurpose } from '@peyk/server-exports';
import type { ExportFormat, ExportInput } from '@peyk/server-exports';
import type { Files } from '@peyk/server-files';
import { reachNow, withinReach } from '@peyk/server-http';
import type { components } from '@peyk/shared-contract';
import { countContacts } from '../contacts/contact-list.repository';
import { questionOf } from '../contacts/contact-list.service';
import { requireContactNumbers } from '../contacts/contact-numbers';
import type { ContactQuestion } from '../contacts/contact-question';
import { readContactFilters } from '../contacts/read-contact-filters';
import { fail } from '../fail';
import { listPropertyRows } from '../properties/properties.repository';
import { columnsOf, contactPages } from './contacts-sheet';

type Selection = components['schemas']['ContactSelection'];

/** A file of contacts. */
export const CONTACTS_EXPORT = exportPurpose('contact.export', 'contact.export');

export interface ContactsExportInput extends ExportInput {
  format: ExportFormat;
  /** As the contract has it. */
  selection: Selection;
  /** The phonebooks that who asked for it sees; without it, as in a job of an older version, and null: all. */
  phonebookIds?: readonly string[] | null;
}

/** An account has no more than this, so that a count may go so far. */
const MOST_COUNTED = 10_000_000;
const NAME = 'مخاطبان';

/** Writes contacts into a file. */
export function contactsExportJob({ files }: { files: Pick<Files, 'save'> }) {
  return exportJob<ContactsExportInput>(files, {
    kind: 'contact.export',
    title: 'دریافت فایل مخاطبان',
    purpose: CONTACTS_EXPORT,
    plan: ({ context: { db }, accountId, input }) => {
      const { format, selection } = input;
      const within = reachOf(input);
      return withinReach(within, async () => {
        const question = await questionOfSelection(db, accountId, selection);
        const properties = (await listPropertyRows(db, accountId)).filter(({ active }) => active);
        return {
          ...{ format, fileName: NAME, sheetName: NAME, columns: columnsOf(properties) },
          pages: pagesWithin(within, contactPages(db, question, properties)),
          total: await countContacts(db, question, MOST_COUNTED),
        };
      });
    },
    sentenceOf: (rows) => `فایل ${rows.toLocaleString('fa-IR')} مخاطب آماده است و تا ۷ روز می‌ماند.`,
  });
}

type Within = Parameters<typeof withinReach>[0];

function reachOf({ phonebookIds }: ContactsExportInput): Within {
  return phonebookIds ? { lineIds: null, phonebookIds: phonebookIds.map(BigInt) } : null;
}

/** The job runs for nobody and would reach everything: each page is read as who asked for the file sees it. */
async function* pagesWithin<Page>(within: Within, pages: AsyncGenerator<Page, void>): AsyncGenerator<Page, void> {
  for (;;) {
    const { done, value } = await withinReach(within, () => pages.next());
    if (done) return;
    yield value;
  }
}

/** @throws badSelection, unknownPhonebook, unknownTag, unknownProperty, badNumber, badPropertyValue */
async function questionOfSelection(
  db: DbOrTx,
  accountId: bigint,
  { ids, filters }: Selection,
): Promise<ContactQuestion> {
  if ((ids === undefined) === (filters === undefined)) fail('badSelection', 'selection');
  if (ids) return { accountId, ids: ids.map(BigInt) };
  return questionOf(db, accountId, readContactFilters(filters ?? {}));
}

/** Contacts that are named by who does not see them are refused here. @throws unknownContact */
async function requireSelectionInReach(db: DbOrTx, accountId: bigint, { ids }: Selection): Promise<void> {
  if (ids && reachNow().phonebookIds !== null) await requireContactNumbers(db, accountId, ids.map(BigInt));
}

export interface WantedContactsExport {
  accountId: bigint;
  /** Null for an admin on behalf. */
  userId: bigint | null;
  impersonatedBy: string | null;
  selection: Selection;
  format: ExportFormat;
  masksNumbers: boolean;
}

/**
 * Begins to write contacts into a file; a job does it. Answers its id.
 * @throws badSelection, unknownPhonebook, unknownTag, unknownProperty, badNumber, badPropertyValue, tooManyJobs (429-110)
 */
export async function beginContactsExport(
  { db, clock }: ServerContext,
  ports: { files: Pick<Files, 'save'> },
  { selection, format, masksNumbers, ...by }: WantedContactsExport,
): Promise<bigint> {
  // What the list would refuse is refused now and not by a job that nobody looks at.
  await questionOfSelection(db, by.accountId, selection);
  await requireSelectionInReach(db, by.accountId, selection);
  const phonebookIds = reachNow().phonebookIds?.map(String) ?? null;
  const input = { exportId: randomUUID(), format, selection, masksNumbers, phonebookIds };
  const begun = { ...by, input, at: clock.now() };
  return (await runTransaction(db, (tx) => beginJob(tx, contactsExportJob(ports), begun))).id;
}
