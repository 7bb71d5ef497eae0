import { describeError } from '@peyk/shared-api-client';
import { FormDialog, useServerForm } from '@peyk/shared-screens';
import {
  FileUpload,
  RadioGroup,
  Stack,
  Tabs,
  TextArea,
  TextField,
  formatNumber,
  useToasts,
  type UploadedFile,
} from '@peyk/shared-ui';
import { useState, type ReactNode } from 'react';
import { array, object, string } from 'yup';
import { addCodes, generateCodes, uploadCodes, type AddedCodes } from '../../api/readers';
import { SECRETARIES_KEY } from '../../api/secretaries-key';
import { wordsOf } from '../../model/secretary-form';
import { readerMessages } from '../../reader-messages';

const words = readerMessages.adding;
const WAYS = [
  { key: 'typed', label: words.typed, icon: 'pencil' },
  { key: 'file', label: words.file, icon: 'file' },
  { key: 'generated', label: words.generated, icon: 'refresh' },
] as const;
const [MAX_TYPED, MAX_CHARS] = [20_000, 60];
const [MAX_CODES, MIN_LENGTH, MAX_LENGTH] = [1_000_000, 4, 20];
const MAX_BYTES = 64 * 1024 * 1024;

/** What became of codes, in one sentence. */
export function addedCodesSentence({ added_count, known_count, invalid_count, elsewhere_count }: AddedCodes): string {
  const parts = [
    words.added(formatNumber(added_count)),
    ...(known_count > 0 ? [words.known(formatNumber(known_count))] : []),
    ...(invalid_count > 0 ? [words.invalid(formatNumber(invalid_count))] : []),
    ...(elsewhere_count > 0 ? [words.elsewhere(formatNumber(elsewhere_count))] : []),
  ];
  return `${parts.join('؛ ')}.`;
}

interface WayProps {
  readonly id: string;
  /** Draws the choice of the way around the fields. */
  readonly ways: (fields: ReactNode) => ReactNode;
  readonly onClose: () => void;
}

/** Says what became of the codes, and closes. */
function useTell(onClose: () => void) {
  const { show } = useToasts();
  return (added: AddedCodes | undefined) => {
    if (added !== undefined) show({ text: addedCodesSentence(added) });
    onClose();
  };
}

const fitting = (text: string) => {
  const codes = wordsOf(text);
  return codes.length <= MAX_TYPED && codes.every((code) => [...code].length <= MAX_CHARS);
};
const TYPED = object({
  codes: string()
    .test('some', words.noCodes, (text) => wordsOf(text ?? '').length > 0)
    .test('few', words.tooMany, (text) => fitting(text ?? '')),
});

function TypedForm({ id, ways, onClose }: WayProps) {
  const tell = useTell(onClose);
  const form = useServerForm({
    initialValues: { codes: '' },
    schema: TYPED,
    submit: ({ codes }) => addCodes(id, wordsOf(codes)),
    changes: [SECRETARIES_KEY],
    onDone: tell,
  });
  return (
    <FormDialog title={words.title} submitLabel={words.submit} form={form} wide onClose={onClose}>
      {ways(<TextArea {...form.bind('codes')} label={words.codes} hint={words.codesHint} rows={8} required />)}
    </FormDialog>
  );
}

const FILES = object({ files: array().min(1, words.noFile) });

/** The codes are there when the file has arrived; the button only closes. */
function FileForm({ id, ways, onClose }: WayProps) {
  const tell = useTell(onClose);
  const form = useServerForm({
    initialValues: { files: [] as readonly UploadedFile<AddedCodes>[] },
    schema: FILES,
    submit: ({ files: [file] }) => Promise.resolve(file?.result),
    changes: [SECRETARIES_KEY],
    onDone: tell,
  });
  return (
    <FormDialog title={words.title} submitLabel={words.close} form={form} wide onClose={onClose}>
      {ways(
        <FileUpload
          {...form.bindValue('files')}
          label={words.upload}
          hint={words.uploadHint}
          accept={['.xlsx', '.csv', '.txt']}
          maxBytes={MAX_BYTES}
          upload={(file, progress) => uploadCodes(id, file, progress)}
          describeError={describeError}
          required
        />,
      )}
    </FormDialog>
  );
}

const within = (text: string | undefined, [least, most]: readonly [number, number]) =>
  Number(text) >= least && Number(text) <= most;
const GENERATED = object({
  count: string().test('range', words.badCount, (text) => within(text, [1, MAX_CODES])),
  length: string().test('range', words.badLength, (text) => within(text, [MIN_LENGTH, MAX_LENGTH])),
  alphabet: string(),
  prefix: string().matches(/^[0-9A-Za-z]{0,10}$/, words.badPrefix),
});
const ALPHABETS = (['letters', 'digits'] as const).map((value) => ({ value, label: words.alphabets[value] }));

function GeneratedForm({ id, ways, onClose }: WayProps) {
  const tell = useTell(onClose);
  const form = useServerForm({
    initialValues: { count: '1000', length: '8', alphabet: 'letters' as 'letters' | 'digits', prefix: '' },
    schema: GENERATED,
    submit: ({ count, length, alphabet, prefix }) => {
      const wanted = { count: Number(count), length: Number(length), alphabet };
      return generateCodes(id, { ...wanted, ...(prefix !== '' && { prefix }) });
    },
    changes: [SECRETARIES_KEY],
    onDone: tell,
  });
  return (
    <FormDialog title={words.title} submitLabel={words.generate} form={form} wide onClose={onClose}>
      {ways(
        <Stack gap={4}>
          <TextField {...form.bind('count')} label={words.count} kind="digits" maxLength={7} required />
          <TextField {...form.bind('length')} label={words.length} kind="digits" maxLength={2} required />
          <RadioGroup {...form.bindValue('alphabet')} label={words.alphabet} options={ALPHABETS} />
          <TextField {...form.bind('prefix')} label={words.prefix} hint={words.prefixHint} maxLength={10} />
        </Stack>,
      )}
    </FormDialog>
  );
}

const FORMS = [TypedForm, FileForm, GeneratedForm] as const;

/** Gives a reader codes: written and pasted, from a file, or made here. */
export default function AddCodesDialog({ id, onClose }: Omit<WayProps, 'ways'>) {
  const [way, setWay] = useState(0);
  const ways = (fields: ReactNode) => (
    <Tabs label={words.ways} tabs={WAYS} index={way} onIndex={setWay}>
      {fields}
    </Tabs>
  );
  const Form = FORMS[way] ?? TypedForm;
  return <Form id={id} ways={ways} onClose={onClose} />;
}
