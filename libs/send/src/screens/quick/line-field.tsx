import { Caption, LatinRun, SelectBox, StatusChip, space, type SelectOption } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { messages } from '../../messages';
import type { Line } from '../../model/types';

interface LineFieldProps {
  readonly lines: readonly Line[];
  readonly value: string;
  readonly onChange: (number: string) => void;
  readonly onBlur: () => void;
  readonly error: string | undefined;
}

/** The choice of the sender number. Every line says whether it is for advertising or service. */
export function LineField({ lines, value, onChange, onBlur, error }: LineFieldProps) {
  const words = messages.quick;
  const chosen = lines.find(({ number }) => number === value);
  return (
    <SelectBox
      label={words.line}
      options={lines.map(optionOf)}
      value={value}
      onChange={onChange}
      onBlur={onBlur}
      error={error}
      hint={chosen && (chosen.advertising ? words.advertisingHint : words.serviceHint)}
    />
  );
}

function optionOf(line: Line): SelectOption {
  return {
    value: line.number,
    label: line.number,
    disabled: !line.active,
    content: <LineOption line={line} />,
  };
}

function LineOption({ line }: { readonly line: Line }) {
  const words = messages.quick;
  const notes = [line.title, line.is_default && words.defaultLine, !line.active && words.inactive];
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[2], minInlineSize: 0 }}>
      <LatinRun>{toPersianDigits(line.number)}</LatinRun>
      <StatusChip tone={line.advertising ? 'attention' : 'info'} icon={line.advertising ? 'info' : 'checkCircle'}>
        {line.advertising ? words.advertising : words.service}
      </StatusChip>
      <Caption>{notes.filter((note) => note !== false && note !== '').join('، ')}</Caption>
    </span>
  );
}
