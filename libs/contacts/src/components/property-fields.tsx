import { DateTextField, TextField } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { propertyChoicesQuery } from '../api/properties';
import type { Contact } from '../api/list-contacts';
import { isPropertyText, valueToText, type TypedProperties } from '../model/property-texts';

interface PropertyFieldsProps {
  /** What the contact has. */
  readonly known?: Contact['properties'];
  /** What was typed. */
  readonly value: TypedProperties;
  readonly onChange: (value: TypedProperties) => void;
  readonly onBlur?: () => void;
  /** Stands at the field that it is about; one of the server's at the first that was typed in. */
  readonly error?: string;
}

/** A field for each active property, of its type. */
export function PropertyFields({ known = [], value, onChange, onBlur, error }: PropertyFieldsProps) {
  const { data: properties = [] } = useQuery(propertyChoicesQuery());
  const wrong = Object.keys(value).filter((id) => !isPropertyText(value[id] ?? { type: 'string', text: '' }));
  const blamed = wrong.length > 0 ? wrong : Object.keys(value).slice(0, 1);
  return properties.map(({ id, title, type }) => {
    const field = {
      label: title,
      value: value[id]?.text ?? valueToText(type, known.find((one) => one.id === id)?.value),
      onChange: (text: string) => onChange({ ...value, [id]: { type, text } }),
      onBlur,
      error: blamed.includes(id) ? error : undefined,
    };
    if (type === 'date') return <DateTextField key={id} {...field} placeholder="1405/01/01" />;
    return <TextField key={id} {...field} maxLength={type === 'int' ? MOST_DIGITS : MOST_CHARS} />;
  });
}

const MOST_CHARS = 200;
/** With a sign. */
const MOST_DIGITS = 15;
