import { answerOf, api, uploadFile, type UploadProgress } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { queryOptions } from '@tanstack/react-query';

export type Profile = components['schemas']['Profile'];
export type ProfileDetails = components['schemas']['ProfileDetails'];
export type ProfileChanges = components['schemas']['ProfileChanges'];
export type ProfileField = components['schemas']['ProfileField'];

/** Who holds the account. */
export const profileQuery = queryOptions({
  queryKey: ['profile'] as const,
  queryFn: ({ signal }) => answerOf(api.GET('/user/show_profile', { signal })),
});

const asDataUrl = (picture: Blob): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(String(reader.result));
    reader.onerror = () => reject(new Error('the picture cannot be read'));
    reader.readAsDataURL(picture);
  });

/** The account's picture as the source of an `img`: the address alone would not do, it wants the token. Another `fileId` is another picture. */
export const profileImageQuery = (fileId: string) =>
  queryOptions({
    queryKey: ['profile-image', fileId] as const,
    queryFn: async ({ signal }) => {
      const { data } = await api.GET('/user/profile_image', { parseAs: 'blob', signal });
      if (!(data instanceof Blob)) throw new Error('the picture did not come');
      return asDataUrl(data);
    },
    staleTime: Infinity,
  });

/** Changes what is named. */
export const updateProfile = (body: ProfileChanges) => answerOf(api.POST('/user/update_profile', { body }));

/** Puts another picture there. */
export const uploadProfileImage = (file: File, progress: UploadProgress): Promise<Profile> =>
  uploadFile<Profile>('/user/profile_image', file, progress);

/** Takes the picture away. */
export const removeProfileImage = () => answerOf(api.POST('/user/profile_image/remove'));
