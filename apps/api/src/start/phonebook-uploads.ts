import { selectUpload, uploadSource } from '@peyk/server-audience';
import type { UploadPort } from '@peyk/server-contacts';
import { INVALID_MOBILE_KEY } from '@peyk/shared-sms';

/** The contacts do not know who receives files; the audience, which does, imports from them. */
export const phonebookUploads: UploadPort = {
  countRecords: async (db, file, now) => (await selectUpload(db, file, now))?.recordCount,
  async *pages(db, file) {
    // Its count is for who sends; pages end where the file ends.
    for await (const { mobiles } of uploadSource(db, { ...file, recordCount: 0 }).pages()) yield mobiles;
  },
  async *refused(db, file) {
    for await (const { mobiles, places, texts = [] } of uploadSource(db, { ...file, recordCount: 0 }).pages()) {
      let at = 0;
      for (const [index, key] of mobiles.entries()) {
        if (key === INVALID_MOBILE_KEY) yield { line: places[index] ?? 0, text: texts[at++] ?? '' };
      }
    }
  },
};
