import { wantedNotices } from '@peyk/server-decisions';
import type { FilePurpose, FileToSave, Files } from '@peyk/server-files';
import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import type { Seal } from '@peyk/server-seal';
import { DOCUMENT_FILE } from './documents/document-file';
import { addDocument, listDocuments, removeDocument } from './documents/documents.service';
import { PROFILE_IMAGE } from './profile-image';
import { setNotices } from './set-notices.service';
import { openProfileImage, setProfileImage, showProfile, updateProfile } from './profile.service';
import type { ProfileOf } from './profile.service';

type ProfileOperation =
  | 'getUserSetting'
  | 'updateUserSetting'
  | 'showProfile'
  | 'updateProfile'
  | 'showProfileImage'
  | 'uploadProfileImage'
  | 'removeProfileImage'
  | 'listDocuments'
  | 'uploadDocument'
  | 'removeDocument';

type UploadedFile = Pick<FileToSave, 'name' | 'bytes'>;

export interface ProfileDependencies {
  files: Pick<Files, 'open' | 'save' | 'keepUntil'>;
  seal: Seal;
}

function settingHandlers(): Handlers<'getUserSetting' | 'updateUserSetting'> {
  return {
    getUserSetting: async (context) => ({
      data: { by_sms: await wantedNotices(context.db, requireAccount(context).accountId) },
    }),
    updateUserSetting: async (context, { body }) => ({
      data: { by_sms: await setNotices(context, requireAccount(context).accountId, body.by_sms) },
    }),
  };
}

/** The operations of `openapi/paths/profile.yaml`. */
export function createProfileHandlers({ files, seal }: ProfileDependencies): Handlers<ProfileOperation> {
  const of = (context: RequestContext): ProfileOf => ({
    ...context,
    seal,
    accountId: requireAccount(context).accountId,
    impersonatedBy: authorOf(context).impersonatedBy,
  });
  const save = (context: RequestContext, purpose: FilePurpose, file: UploadedFile): Promise<string> => {
    const { accountId } = requireAccount(context);
    const { userId: createdBy, impersonatedBy } = authorOf(context);
    return files.save(context, { accountId, createdBy, impersonatedBy, purpose, ...file });
  };
  return {
    ...settingHandlers(),
    showProfile: async (context) => ({ data: await showProfile(of(context)) }),
    updateProfile: async (context, { body }) => ({ data: await updateProfile(of(context), body) }),
    showProfileImage: async (context) => {
      const { name, contentType, size, bytes } = await openProfileImage(of(context), files);
      return { fileName: name, contentType, size: Number(size), bytes };
    },
    uploadProfileImage: async (context, { file }) => {
      const fileId = await save(context, PROFILE_IMAGE, file);
      return { data: await setProfileImage(of(context), files, fileId) };
    },
    removeProfileImage: async (context) => ({ data: await setProfileImage(of(context), files, null) }),
    listDocuments: async (context) => ({
      data: { items: await listDocuments(context, requireAccount(context).accountId) },
    }),
    uploadDocument: async (context, { query: { kind }, file }) => {
      const { accountId } = requireAccount(context);
      const { userId: askedBy, impersonatedBy } = authorOf(context);
      const fileId = await save(context, DOCUMENT_FILE, file);
      return { data: await addDocument(context, files, { accountId, kind, fileId, askedBy, impersonatedBy }) };
    },
    removeDocument: async (context, { body: { kind } }) => ({
      data: await removeDocument(context, files, { accountId: requireAccount(context).accountId, kind }),
    }),
  };
}
