import type { UploadPort } from '../imports/upload-port';

/** Uploads of a test, by id: pages of keys. Who receives files is outside of this library. */
export function uploadsOf(files: ReadonlyMap<bigint, Int32Array[]>): UploadPort {
  return {
    countRecords: async (_db, { uploadId }) => files.get(uploadId)?.reduce((sum, page) => sum + page.length, 0),
    async *pages(_db, { uploadId }) {
      for (const page of files.get(uploadId) ?? []) yield page.slice();
    },
  };
}
