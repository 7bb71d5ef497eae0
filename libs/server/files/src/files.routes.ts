import { requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import type { Viewer } from './files.repository';
import type { Files } from './files.service';

/** The owner sees all files of the account, a member those whose permission the role holds. */
function viewerOf(context: RequestContext): Viewer {
  const { accountId } = requireAccount(context);
  const { rights } = context;
  if (!rights) throw new Error('an account without rights');
  return { accountId, permissions: rights.isOwner ? 'all' : [...rights.permissions] };
}

/** The operations of `openapi/paths/files.yaml`. */
export function createFilesHandlers(files: Files): Handlers<'downloadFile'> {
  return {
    downloadFile: async (context, { query }) => {
      const { name, contentType, size, bytes } = await files.open(context, viewerOf(context), query.file_id);
      return { fileName: name, contentType, size: Number(size), bytes };
    },
  };
}
