import type { components } from '@peyk/shared-contract';
import { OWN_FILE, categoryOf } from './file-categories';
import type { ManagedFile } from './managed-files.repository';

/** A file as its account sees it. */
export function presentFile(file: ManagedFile): components['schemas']['ManagedFile'] {
  const category = categoryOf(file.purpose);
  return {
    id: file.id,
    category,
    name: file.name,
    content_type: file.contentType ?? '',
    size: Number(file.size),
    created_at: file.createdAt.toISOString(),
    expires_at: file.expiresAt.toISOString(),
    may_rename: file.purpose === OWN_FILE.name,
    is_in_use: file.inUse,
  };
}
