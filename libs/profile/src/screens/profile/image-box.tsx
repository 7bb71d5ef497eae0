import { describeError } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import { Button, Caption, Icon, Stack, VisuallyHidden, radius, space, styled, tone, useToasts } from '@peyk/shared-ui';
import { PROFILE_IMAGE_EXTENSIONS, PROFILE_IMAGE_MAX_BYTES } from '@peyk/shared-validation';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef, type ReactNode } from 'react';
import {
  profileImageQuery,
  profileQuery,
  removeProfileImage,
  uploadProfileImage,
  type Profile,
} from '../../api/profile';
import { UnreadablePictureError, squarePicture } from '../../model/square-picture';
import { profileMessages as words } from '../../profile-messages';

const SIDE_PX = 96;
const ACCEPT = PROFILE_IMAGE_EXTENSIONS.map((ending) => `.${ending}`).join(',');

const Box = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'start', gap: space[4] });
const Beside = styled('div')({ display: 'grid', gap: space[3], flex: '1 1 240px', minInlineSize: 0 });
const Frame = styled('div')({
  display: 'grid',
  placeItems: 'center',
  flex: 'none',
  inlineSize: SIDE_PX,
  blockSize: SIDE_PX,
  overflow: 'hidden',
  borderRadius: radius.card,
  background: tone.lapisSoft,
  color: tone.lapisText,
  '& > img': { inlineSize: '100%', blockSize: '100%', objectFit: 'cover' },
});

class TooLargeError extends Error {}

const sentenceOf = (error: unknown): string => {
  if (error instanceof UnreadablePictureError) return words.imageWrong;
  return error instanceof TooLargeError ? words.imageTooLarge : describeError(error);
};

async function putPicture(file: File): Promise<Profile> {
  if (file.size > PROFILE_IMAGE_MAX_BYTES) throw new TooLargeError();
  const square = await squarePicture(file);
  return uploadProfileImage(square, { onProgress: () => undefined, signal: new AbortController().signal });
}

/** The account's picture, what is said beside it, and the ways to change it. */
export function ImageBox({ fileId, children }: { readonly fileId: string | null; readonly children: ReactNode }) {
  const mayEdit = useMay('account.edit');
  const input = useRef<HTMLInputElement>(null);
  const client = useQueryClient();
  const { show } = useToasts();
  const done = (profile: Profile, text: string) => {
    client.setQueryData(profileQuery.queryKey, profile);
    show({ text });
  };
  const onError = (error: unknown) => void show({ text: sentenceOf(error), tone: 'danger' });
  const putting = useMutation({ mutationFn: putPicture, onSuccess: (one) => done(one, words.imageSaved), onError });
  const removing = useMutation({
    mutationFn: removeProfileImage,
    onSuccess: (one) => done(one, words.imageRemoved),
    onError,
  });
  return (
    <Box>
      <Frame>{fileId === null ? <Icon name="user" size={40} /> : <Picture key={fileId} fileId={fileId} />}</Frame>
      <Beside>
        {children}
        {mayEdit && (
          <Stack gap={2}>
            <Stack row gap={2}>
              <Button icon="upload" busy={putting.isPending} onClick={() => input.current?.click()}>
                {fileId === null ? words.chooseImage : words.changeImage}
              </Button>
              {fileId !== null && (
                <Button variant="quiet" icon="trash" busy={removing.isPending} onClick={() => removing.mutate()}>
                  {words.removeImage}
                </Button>
              )}
            </Stack>
            <Caption>{words.imageHelp}</Caption>
            <VisuallyHidden>
              <input
                ref={input}
                type="file"
                accept={ACCEPT}
                tabIndex={-1}
                aria-label={words.image}
                onChange={({ target }) => {
                  const [file] = target.files ?? [];
                  // The same one may be chosen again after it was refused.
                  target.value = '';
                  if (file) putting.mutate(file);
                }}
              />
            </VisuallyHidden>
          </Stack>
        )}
      </Beside>
    </Box>
  );
}

function Picture({ fileId }: { readonly fileId: string }) {
  const { data } = useQuery(profileImageQuery(fileId));
  return data === undefined ? <Icon name="user" size={40} /> : <img src={data} alt={words.image} />;
}
