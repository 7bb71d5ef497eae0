import type { CollectionName } from '@peyk/desk-api';
import {
  Caption,
  Checkbox,
  DateTimeTextField,
  LatinRun,
  SelectBox,
  Stack,
  TextArea,
  TextField,
  font,
  styled,
} from '@peyk/shared-ui';
import type { CollectionField, CollectionItem } from '../api/items';
import { messages } from '../messages';
import { PictureField } from './picture-field';

const Legend = styled('span')({ fontSize: font.caption, fontWeight: font.medium });

interface ItemFieldProps {
  readonly collection: CollectionName;
  readonly item: CollectionItem | undefined;
  readonly field: CollectionField;
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly error: string | undefined;
}

/** A field by its kind; one that is said once is shown as it is. */
export function ItemField(props: ItemFieldProps) {
  const { item, field, value, onChange, error } = props;
  if (field.is_fixed && item !== undefined) return <FixedValue field={field} value={value} />;
  const shared = {
    ...{ label: field.title, hint: field.hint, required: field.is_needed, value, onChange, error },
  };
  switch (field.kind) {
    case 'picture':
      return <PictureField {...props} />;
    case 'long_text':
    case 'words':
      return <TextArea {...shared} maxLength={field.max_chars} rows={field.kind === 'words' ? 3 : 5} />;
    case 'instant':
      return <DateTimeTextField {...shared} />;
    case 'choice':
      return <SelectBox {...shared} options={optionsOf(field)} />;
    case 'choices':
      return <Choices {...props} />;
    case 'switch':
      return (
        <Checkbox
          {...shared}
          required={false}
          value={value === 'yes'}
          onChange={(isOn) => onChange(isOn ? 'yes' : 'no')}
        />
      );
    case 'rial':
      return <TextField {...shared} kind="digits" unit={messages.rial} maxLength={field.max_chars} />;
    case 'number':
      return <TextField {...shared} kind="digits" maxLength={field.max_chars} />;
    default:
      return <TextField {...shared} kind={field.kind} maxLength={field.max_chars} />;
  }
}

const optionsOf = ({ choices }: CollectionField) => choices.map(({ value, title }) => ({ value, label: title }));
const linesOf = (value: string) => value.split('\n').filter((line) => line !== '');

function Choices({ field, value, onChange, error }: ItemFieldProps) {
  const chosen = linesOf(value);
  const set = (one: string, isOn: boolean) =>
    onChange([...chosen.filter((other) => other !== one), ...(isOn ? [one] : [])].join('\n'));
  return (
    <Stack gap={1}>
      <Legend>{field.title}</Legend>
      {field.choices.map((choice, at) => (
        <Checkbox
          key={choice.value}
          label={choice.title}
          value={chosen.includes(choice.value)}
          onChange={(isOn) => set(choice.value, isOn)}
          {...(at === field.choices.length - 1 && { error, hint: field.hint })}
        />
      ))}
    </Stack>
  );
}

function FixedValue({ field, value }: Pick<ItemFieldProps, 'field' | 'value'>) {
  const titles = linesOf(value).map((line) => field.choices.find((choice) => choice.value === line)?.title ?? line);
  const isLatin = ['latin', 'words', 'number', 'rial'].includes(field.kind);
  const text = field.kind === 'switch' ? messages.yesNo(value === 'yes') : titles.join('، ');
  return (
    <Stack gap={1}>
      <Caption>{field.title}</Caption>
      <span>{isLatin ? <LatinRun>{text || '—'}</LatinRun> : text || '—'}</span>
      <Caption>{messages.fixed}</Caption>
    </Stack>
  );
}
