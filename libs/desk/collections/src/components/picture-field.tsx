import type { CollectionName } from '@peyk/desk-api';
import { describeError } from '@peyk/shared-api-client';
import { Button, Caption, FileUpload, Skeleton, Stack, radius, styled, tone } from '@peyk/shared-ui';
import type { UploadedFile } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pictureOfItemQuery } from '../api/items';
import type { CollectionField, CollectionItem } from '../api/items';
import { messages } from '../messages';

const MIB = 1024 * 1024;
const ENDINGS = ['.png', '.jpg', '.jpeg', '.webp'] as const;
/** Before the comma of a `data:` address stands what it is. */
const contentOf = (address: string) => address.slice(address.indexOf(',') + 1);

const Picture = styled('img')({
  maxInlineSize: '100%',
  maxBlockSize: 120,
  objectFit: 'contain',
  borderRadius: radius.field,
  border: `1px solid ${tone.hairline}`,
  background: tone.sunken,
});

/** Nothing leaves the browser before the form is saved. */
const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(contentOf(String(reader.result)));
    reader.onerror = () => reject(reader.error ?? new Error('The file cannot be read.'));
    reader.readAsDataURL(file);
  });

interface PictureFieldProps {
  readonly collection: CollectionName;
  readonly item: CollectionItem | undefined;
  readonly field: CollectionField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A picture: the one that is there, and another to take its place. */
export function PictureField({ collection, item, field, value, onChange, error }: PictureFieldProps) {
  const [files, setFiles] = useState<readonly UploadedFile<string>[]>([]);
  const kept = item?.values.find(({ name }) => name === field.name)?.value ?? '';
  const choose = (chosen: readonly UploadedFile<string>[]) => {
    setFiles(chosen);
    onChange(chosen[0]?.result ?? kept);
  };
  const goes = kept !== '' && value === '';
  return (
    <Stack gap={2}>
      <FileUpload<string>
        label={field.title}
        hint={field.hint}
        required={field.is_needed}
        error={error}
        value={files}
        onChange={choose}
        upload={readBase64}
        describeError={describeError}
        accept={ENDINGS}
        maxBytes={MIB}
      />
      {item !== undefined && kept !== '' && files.length === 0 && (
        <Stack row gap={3}>
          <Kept collection={collection} item={item} field={field} />
          {!field.is_needed && (
            <Button variant="quiet" onClick={() => onChange(goes ? kept : '')}>
              {goes ? messages.keepPicture : messages.removePicture}
            </Button>
          )}
          {goes && <Caption>{messages.pictureGoes}</Caption>}
        </Stack>
      )}
    </Stack>
  );
}

interface KeptProps extends Pick<PictureFieldProps, 'collection' | 'field'> {
  readonly item: CollectionItem;
}

function Kept({ collection, item, field }: KeptProps) {
  const { data } = useQuery(pictureOfItemQuery(collection, item, field.name));
  if (data === undefined) return <Skeleton />;
  const show = (image: HTMLImageElement | null) => {
    if (image === null) return;
    const address = URL.createObjectURL(data);
    image.src = address;
    return () => URL.revokeObjectURL(address);
  };
  return <Picture ref={show} alt={`${messages.present}: ${field.title}`} />;
}
