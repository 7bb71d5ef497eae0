import { describeError } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { Caption, LatinRun, SelectBox, StatusChip, space, type FieldProps, type SelectOption } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { linesQuery } from './lines-query';

type Line = components['schemas']['Line'];

const words = {
  line: 'خط ارسال',
  advertising: 'تبلیغاتی',
  service: 'خدماتی',
  defaultLine: 'پیش‌فرض',
  inactive: 'غیرفعال',
  advertisingHint: 'به مشترکانی که پیامک تبلیغاتی را بسته‌اند نمی‌رسد.',
  serviceHint: 'به همهٔ مشترکان می‌رسد.',
} as const;

/** With fewer the list is read quicker than searched. */
const SEARCHED_FROM = 8;

const optionOf = (line: Line): SelectOption => ({
  value: line.number,
  label: line.number,
  disabled: !line.active,
  content: <LineOption line={line} />,
});

function LineOption({ line }: { readonly line: Line }) {
  const notes = [line.alias ?? line.title, line.is_default && words.defaultLine, !line.active && words.inactive];
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

interface LinePickerProps extends Omit<FieldProps, 'label' | 'hint'> {
  readonly label?: string;
}

/**
 * Chooses the sender number. Every line says whether it is for advertising or service, and what that means for who gets it. It is a plain
 * select box and no `DataPicker`: lines are few and have an order of their own, and the page of the composer has no room to spare.
 */
export function LinePicker({ label = words.line, ...field }: LinePickerProps) {
  const { data = [], isPending, error, refetch } = useQuery(linesQuery());
  const chosen = data.find(({ number }) => number === field.value);
  return (
    <SelectBox
      {...field}
      label={label}
      options={data.map(optionOf)}
      loading={isPending && error === null}
      failure={error === null ? undefined : describeError(error)}
      onRetry={() => void refetch()}
      searchable={data.length > SEARCHED_FROM}
      hint={chosen && (chosen.advertising ? words.advertisingHint : words.serviceHint)}
    />
  );
}
