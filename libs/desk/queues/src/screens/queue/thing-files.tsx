import { describeError, saveFile } from '@peyk/shared-api-client';
import {
  Button,
  Caption,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  Skeleton,
  Stack,
  formatBytes,
  radius,
  styled,
  tone,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery } from '@tanstack/react-query';
import { fileOfThing, pictureQuery } from '../../api/file-of-thing';
import type { ShownThing, ThingName } from '../../api/thing-query';
import { messages } from '../../messages';

type ThingFile = ShownThing['files'][number];

const Waiting = styled(Skeleton)({ blockSize: 240 });
const Picture = styled('img')({
  maxInlineSize: '100%',
  maxBlockSize: '60vh',
  objectFit: 'contain',
  borderRadius: radius.field,
  border: `1px solid ${tone.hairline}`,
  background: tone.sunken,
});

interface ThingFilesProps {
  readonly name: ThingName;
  readonly files: readonly ThingFile[];
}

/** The files of a thing: pictures beside it, all of them to be saved. */
export function ThingFiles({ name, files }: ThingFilesProps) {
  if (files.length === 0) return null;
  return (
    <Stack gap={3}>
      {files.map((file) => (
        <OneFile key={file.file_id} name={name} file={file} />
      ))}
    </Stack>
  );
}

function OneFile({ name, file }: { readonly name: ThingName; readonly file: ThingFile }) {
  const toasts = useToasts();
  const { mutate, isPending } = useMutation({
    mutationFn: () => saveFile(fileOfThing(name, file.file_id)),
    onError: (error) => toasts.show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <Stack gap={2}>
      {file.is_picture && <FilePicture name={name} file={file} />}
      <Stack row gap={2}>
        <Button icon="file" busy={isPending} onClick={() => mutate()}>
          {messages.save(file.name)}
        </Button>
        <Caption>{formatBytes(file.size)}</Caption>
      </Stack>
    </Stack>
  );
}

function FilePicture({ name, file }: { readonly name: ThingName; readonly file: ThingFile }) {
  const query = useQuery(pictureQuery(name, file.file_id));
  return (
    <QueryView
      query={query}
      loading={<Waiting />}
      isEmpty={({ size }) => size === 0}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(picture) => <Shown picture={picture} alt={messages.picture(file.name)} />}
    </QueryView>
  );
}

/** A picture that is in memory, for as long as it is looked at. */
function Shown({ picture, alt }: { readonly picture: File; readonly alt: string }) {
  const show = (image: HTMLImageElement | null) => {
    if (image === null) return;
    const address = URL.createObjectURL(picture);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return <Picture ref={show} alt={alt} />;
}
