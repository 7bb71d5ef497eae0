import { auditChange, runTransaction } from '@peyk/server-database';
import type { ServerContext } from '@peyk/server-database';
import { requireOwned } from '@peyk/server-http';
import { fileName } from './content/file-name';
import { FILE_TYPES } from './content/find-type';
import type { FileType } from './content/find-type';
import { fail } from './fail';
import { OWN_FILE } from './file-categories';
import type { Viewer } from './files.repository';
import { expireRows, findManagedFile, lockManagedFiles, renameRow } from './managed-files.repository';
import type { ManagedFile } from './managed-files.repository';

/** @throws unknownFile, also for one that the viewer may not see */
export function requireFile({ db, clock }: ServerContext, viewer: Viewer, id: string): Promise<ManagedFile> {
  return requireOwned(findManagedFile(db, viewer, id, clock.now()), () => fail('unknownFile', 'file_id'));
}

const isType = (type: string | null): type is FileType => type !== null && type in FILE_TYPES;

/** Another name for a file of one's own; its ending follows its type. @throws unknownFile, notYourOwn */
export function renameFile(
  { db, clock }: ServerContext,
  viewer: Viewer,
  { id, name }: { id: string; name: string },
): Promise<ManagedFile> {
  return runTransaction(db, async (tx) => {
    const [file] = await lockManagedFiles(tx, viewer, [id], clock.now());
    if (!file) fail('unknownFile', 'file_id');
    if (file.purpose !== OWN_FILE.name || !isType(file.contentType)) fail('notYourOwn', 'file_id');
    const renamed = fileName(name, file.contentType);
    await renameRow(tx, viewer, { id, name: renamed });
    return { ...file, name: renamed };
  });
}

/** Deletes files, all of them or none; what the account does not have is passed over. @throws fileInUse */
export function deleteFiles({ db, clock }: ServerContext, viewer: Viewer, ids: readonly string[]): Promise<number> {
  return runTransaction(db, async (tx) => {
    const now = clock.now();
    const files = await lockManagedFiles(tx, viewer, ids, now);
    if (files.some(({ inUse }) => inUse)) fail('fileInUse', 'file_ids');
    if (files.length === 0) return 0;
    await expireRows(
      tx,
      viewer,
      files.map(({ id }) => id),
      now,
    );
    auditChange({ accountId: viewer.accountId, before: { files: files.length }, after: null });
    return files.length;
  });
}
