import { TextField } from '@peyk/shared-ui';
import { useState } from 'react';
import { areaWords as words } from './area-words';
import { readDecimal } from './read-decimal';

interface CoordinateFieldProps {
  readonly label: string;
  readonly labelHidden?: boolean;
  readonly value: number | null;
  readonly range: { readonly min: number; readonly max: number };
  readonly unit?: string;
  readonly hint?: string;
  readonly onChange: (value: number) => void;
}

/**
 * A number with a fraction. What is typed stays as it is typed until it is left; what is no such number is said and changes
 * nothing. A value that comes from elsewhere (a point was dragged) takes the place of what was typed.
 */
export function CoordinateField({ value, range, onChange, ...field }: CoordinateFieldProps) {
  const [typed, setTyped] = useState<{ readonly text: string; readonly before: number | null }>();
  const read = typed === undefined ? null : readDecimal(typed.text);
  const isInRange = read !== null && read >= range.min && read <= range.max;
  const isCurrent = typed !== undefined && (isInRange ? read === value : typed.before === value);
  const text = isCurrent ? typed.text : value === null ? '' : String(value);
  const wrong = isCurrent && !isInRange && typed.text !== '' ? faultOf(read, range) : undefined;
  return (
    <TextField
      {...field}
      kind="latin"
      value={text}
      error={wrong}
      onChange={(next) => {
        setTyped({ text: next, before: value });
        const number = readDecimal(next);
        if (number !== null && number >= range.min && number <= range.max) onChange(number);
      }}
      onBlur={() => {
        if (wrong === undefined) setTyped(undefined);
      }}
    />
  );
}

const faultOf = (read: number | null, { min, max }: CoordinateFieldProps['range']) =>
  read === null ? words.badNumber : words.between(min, max);
