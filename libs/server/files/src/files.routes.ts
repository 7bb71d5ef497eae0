import { authorOf, requireAccount, sightOf } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { Viewer } from './files.repository';
import type { Files } from './files.service';
import { FILE_CATEGORIES, OWN_FILE, categoryOf } from './file-categories';
import { QUOTA_BYTES } from './limits';
import { countFiles, listFileRows } from './managed-files.repository';
import { deleteFiles, renameFile, requireFile } from './managed-files.service';
import { presentFile } from './files.presenter';

/** The owner sees all files of the account, a member those whose permission the role holds. */
function viewerOf(context: RequestContext): Viewer {
  const { accountId } = requireAccount(context);
  const { rights } = context;
  if (!rights) throw new Error('an account without rights');
  const permissions = rights.isOwner ? 'all' : [...rights.permissions];
  return { accountId, permissions, ...sightOf(context) };
}

/** Who may change files needs no leave to list them for those of one's own. */
function changerOf(context: RequestContext): Viewer {
  const { permissions, ...same } = viewerOf(context);
  return { ...same, permissions: permissions === 'all' ? 'all' : [...permissions, OWN_FILE.permission] };
}

type FilesOperation = 'downloadFile' | 'listFiles' | 'listFileCategories' | 'uploadFile' | 'renameFile' | 'deleteFiles';

/** The operations of `openapi/paths/files.yaml`. */
export function createFilesHandlers(files: Files): Handlers<FilesOperation> {
  return {
    listFiles: async (context, { body }) => {
      const { category, name } = body.filters ?? {};
      const question = { viewer: viewerOf(context), category, name, now: context.clock.now(), paging: pagingOf(body) };
      const { items, ...paging } = await listFileRows(context.db, question);
      return { data: { items: items.map(presentFile), paging } };
    },
    listFileCategories: async (context) => {
      const rows = await countFiles(context.db, viewerOf(context), context.clock.now());
      const items = FILE_CATEGORIES.map((category) => {
        const own = rows.filter(({ purpose }) => categoryOf(purpose) === category);
        const sumOf = (field: 'count' | 'bytes') => own.reduce((sum, row) => sum + row[field], 0);
        return { category, count: sumOf('count'), bytes: sumOf('bytes') };
      });
      return {
        data: { items, used_bytes: await files.usedBytes(context, viewerOf(context)), quota_bytes: QUOTA_BYTES },
      };
    },
    uploadFile: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const { userId: createdBy, impersonatedBy } = authorOf(context);
      const id = await files.save(context, { accountId, createdBy, impersonatedBy, purpose: OWN_FILE, ...file });
      return { data: presentFile(await requireFile(context, changerOf(context), id)) };
    },
    renameFile: async (context, { body }) => {
      const renamed = await renameFile(context, changerOf(context), { id: body.file_id, name: body.name });
      return { data: presentFile(renamed) };
    },
    deleteFiles: async (context, { body }) => ({
      data: { deleted_count: await deleteFiles(context, changerOf(context), body.file_ids) },
    }),
    downloadFile: async (context, { query }) => {
      const { name, contentType, size, bytes } = await files.open(context, viewerOf(context), query.file_id);
      return { fileName: name, contentType, size: Number(size), bytes };
    },
  };
}
