import { contactFields, valuesOfContacts } from '@peyk/server-contacts';
import type { DbOrTx } from '@peyk/server-database';
import { numbersOf } from '../source/key-bytes';
import { pageOfNumbers } from '../source/recipient-source';
import type { RecipientSource } from '../source/recipient-source';
import { selectUploadColumns, selectValuedPage } from '../upload/uploads.repository';
import type { UploadKey } from '../upload/uploads.repository';
import type { OwnMessage } from './own-texts-choice';
import type { ValuedPage, ValuedSource } from './valued-source';

/** Records of a page: to fill and measure more texts in one go would keep the event loop for too long. */
export const VALUED_PAGE_RECORDS = 1_000;

/** What texts that came with the call are called. */
export const GIVEN_TEXT = 'متن';

/** The rows of an uploaded file with columns; undefined when it is not there (any more) or has none. */
export async function uploadValues(
  db: DbOrTx,
  upload: UploadKey & { recordCount: number },
): Promise<ValuedSource | undefined> {
  const columns = await selectUploadColumns(db, upload);
  if (!columns) return undefined;
  return {
    expectedCount: upload.recordCount,
    columns,
    pages: () => uploadPages(db, upload, 1),
    pagesFrom: (record) => {
      const passed = Math.floor(record / VALUED_PAGE_RECORDS);
      return { before: passed * VALUED_PAGE_RECORDS, pages: uploadPages(db, upload, passed + 1) };
    },
  };
}

async function* uploadPages(db: DbOrTx, key: UploadKey, firstPage: number): AsyncGenerator<ValuedPage> {
  for (let page = firstPage; ; page += 1) {
    const row = await selectValuedPage(db, key, page);
    if (!row) return;
    const values = JSON.parse(row.values ?? '[]') as string[][];
    yield { mobiles: numbersOf(row.mobiles), places: numbersOf(row.lines), texts: row.texts, values };
  }
}

/** Messages with their recipients, one after the other. */
export function messageValues(messages: readonly OwnMessage[]): ValuedSource {
  return {
    expectedCount: messages.reduce((sum, { recipients }) => sum + recipients.length, 0),
    columns: [GIVEN_TEXT],
    async *pages() {
      let before = 0;
      const numbers: string[] = [];
      const values: string[][] = [];
      const page = (): ValuedPage => {
        const taken = numbers.splice(0);
        const made = { ...pageOfNumbers(taken, before), values: values.splice(0) };
        before += taken.length;
        return made;
      };
      for (const { recipients, message } of messages) {
        for (const number of recipients) {
          numbers.push(number);
          values.push([message]);
          if (numbers.length === VALUED_PAGE_RECORDS) yield page();
        }
      }
      if (numbers.length > 0) yield page();
    },
  };
}

/** Contacts with what the account knows of them. */
export async function contactValues(db: DbOrTx, accountId: bigint, contacts: RecipientSource): Promise<ValuedSource> {
  const fields = await contactFields(db, accountId);
  return {
    expectedCount: contacts.expectedCount,
    columns: fields.map(({ names }) => names),
    async *pages() {
      for await (const { mobiles, places } of contacts.pages()) {
        for (let from = 0; from < mobiles.length; from += VALUED_PAGE_RECORDS) {
          const to = from + VALUED_PAGE_RECORDS;
          const keys = mobiles.subarray(from, to);
          const values = await valuesOfContacts(db, { accountId, fields }, keys);
          yield { mobiles: keys, places: places.subarray(from, to), texts: [], values };
        }
      }
    },
  };
}
