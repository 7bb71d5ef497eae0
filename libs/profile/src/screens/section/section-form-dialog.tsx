import { FormDialog, useServerForm } from '@peyk/shared-screens';
import { DateTextField, RadioGroup, TextArea, TextField, media, space, styled, useToasts } from '@peyk/shared-ui';
import { useMemo } from 'react';
import { profileQuery, updateProfile, type ProfileDetails, type ProfileField } from '../../api/profile';
import { ADDRESS_CHARS, FIELDS, changesOf, schemaOf, valuesOf, type SectionValues } from '../../model/profile-fields';
import { profileMessages as words } from '../../profile-messages';

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  alignItems: 'start',
  gap: space[4],
  '& > [data-wide]': { gridColumn: '1 / -1' },
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});

const optionsOf = (labels: Readonly<Record<string, string>>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));
const CHOICES = { person: optionsOf(words.person), gender: optionsOf(words.gender) };

type Bound = ReturnType<ReturnType<typeof useServerForm<SectionValues, unknown>>['bind']>;

function Field({ field, bound }: { readonly field: ProfileField; readonly bound: Bound }) {
  const { label, kind, maxLength } = FIELDS[field];
  switch (kind) {
    case 'person':
    case 'gender':
      return <RadioGroup {...bound} label={label} options={CHOICES[kind]} />;
    case 'day':
      return <DateTextField {...bound} label={label} placeholder="1370/01/01" />;
    case 'lines':
      return (
        <div data-wide="">
          <TextArea {...bound} label={label} maxLength={ADDRESS_CHARS} />
        </div>
      );
    default:
      return <TextField {...bound} label={label} kind={kind} maxLength={maxLength} />;
  }
}

interface SectionFormDialogProps {
  readonly title: string;
  /** Those that may be changed. */
  readonly fields: readonly ProfileField[];
  readonly details: ProfileDetails;
  readonly onClose: () => void;
}

/** Some fields of the profile to be changed. Mount it to open it. */
export default function SectionFormDialog({ title, fields, details, onClose }: SectionFormDialogProps) {
  const { show } = useToasts();
  const form = useServerForm({
    initialValues: valuesOf(fields, details),
    schema: useMemo(() => schemaOf(fields), [fields]),
    submit: (values: SectionValues) => updateProfile(changesOf(values)),
    changes: [profileQuery.queryKey],
    onDone: () => {
      show({ text: words.saved });
      onClose();
    },
  });
  return (
    <FormDialog wide title={words.editSection(title)} form={form} onClose={onClose}>
      <Columns>
        {fields.map((field) => (
          <Field key={field} field={field} bound={form.bind(field)} />
        ))}
      </Columns>
    </FormDialog>
  );
}
