import { answerOf, api, readFile } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { Caption, formatBytes, space } from '@peyk/shared-ui';
import { useState } from 'react';
import { object, string } from 'yup';
import { FormDialog } from '../form/form-dialog';
import { useServerForm } from '../form/use-server-form';
import { DataPicker } from '../pickers/data-picker';
import { pagesOf } from '../pickers/pages-of';
import type { PickerSource } from '../pickers/picker-source';
import { ownFileWords as words } from './own-file-words';

type OwnFile = components['schemas']['ManagedFile'];

const PAGE = 50;
const schema = object({ file: string().required(words.required) });

/** Those that end as it is wanted; what they hold is looked at where they are taken. */
const filesEndingIn = (accept: readonly string[]): PickerSource<OwnFile> => ({
  name: 'own-files',
  ...pagesOf<OwnFile>({
    queryKey: ['files'],
    pageSize: PAGE,
    load: async ({ page, limit, search, signal }) => {
      const filters = search === '' ? {} : { name: search };
      return (await answerOf(api.POST('/user/files', { body: { page, limit, filters }, signal }))).items;
    },
  }),
  toOption: (file) => ({
    value: file.id,
    label: file.name,
    disabled: !accept.some((ending) => file.name.toLowerCase().endsWith(ending)),
    content: (
      <span style={{ display: 'flex', flexWrap: 'wrap', columnGap: space[2], minInlineSize: 0 }}>
        <bdi style={{ overflowWrap: 'anywhere' }}>{file.name}</bdi>
        <Caption>{formatBytes(file.size)}</Caption>
      </span>
    ),
  }),
});

interface OwnFileDialogProps {
  readonly accept: readonly string[];
  readonly take: (files: readonly File[]) => void;
  readonly onClose: () => void;
}

/** Chooses a file of the account, and brings it here. */
export default function OwnFileDialog({ accept, take, onClose }: OwnFileDialogProps) {
  // Its questions are known by it: it stays the same one.
  const [source] = useState(() => filesEndingIn(accept));
  const form = useServerForm({
    initialValues: { file: '' },
    schema,
    submit: ({ file }) =>
      readFile(api.GET('/user/files/download', { params: { query: { file_id: file } }, parseAs: 'blob' })),
    onDone: (file) => {
      take([file]);
      onClose();
    },
  });
  return (
    <FormDialog title={words.title} submitLabel={words.take} form={form} onClose={onClose}>
      <DataPicker
        {...form.bind('file')}
        source={source}
        label={words.label}
        hint={words.hint(accept.map((ending) => ending.slice(1)).join('، '))}
        required
      />
    </FormDialog>
  );
}
