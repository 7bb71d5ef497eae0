import type { UploadPort } from '../imports/upload-port';

/** Uploads of a test, by id: pages of keys. Who receives files is outside of this library. */
export function uploadsOf(files: ReadonlyMap<bigint, Int32Array[]>): UploadPort {
  return {
    countRecords: async (_db, { uploadId }) => files.get(uploadId)?.reduce((sum, page) => sum + page.length, 0),
    async *pages(_db, { uploadId }) {
      for (const page of files.get(uploadId) ?? []) yield page.slice();
    },
    async *refused(_db, { uploadId }) {
      const keys = (files.get(uploadId) ?? []).flatMap((page) => [...page]);
      for (const [at, key] of keys.entries()) if (key < 0) yield { line: at + 1, text: `=${at + 1}` };
    },
  };
}
