import type { DbOrTx } from '@peyk/server-database';
import { selectUploadPage } from '../upload/uploads.repository';
import type { Upload } from '../upload/uploads.repository';
import { numbersOf } from './key-bytes';
import type { RecipientSource } from './recipient-source';

/** The numbers of an uploaded file, read page by page. */
export function uploadSource(
  db: DbOrTx,
  upload: Pick<Upload, 'accountId' | 'uploadId' | 'recordCount'>,
): RecipientSource {
  return {
    expectedCount: upload.recordCount,
    async *pages() {
      for (let page = 1; ; page += 1) {
        const row = await selectUploadPage(db, upload, page);
        if (!row) return;
        yield { mobiles: numbersOf(row.mobiles), places: numbersOf(row.lines), texts: row.texts };
      }
    },
  };
}
