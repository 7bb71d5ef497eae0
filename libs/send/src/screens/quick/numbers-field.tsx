import { PhoneNumberField } from '@peyk/shared-ui';
import { messages } from '../../messages';
import { MAX_RECIPIENTS } from '../../model/ways/quick-way';
import type { RecipientsFieldProps } from '../compose/compose-form';

interface NumbersFieldProps extends RecipientsFieldProps {
  readonly maxCount?: number;
}

/** Numbers that are typed or pasted. */
export default function NumbersField({ form, error, maxCount = MAX_RECIPIENTS }: NumbersFieldProps) {
  return (
    <PhoneNumberField
      label={messages.compose.numbers}
      value={form.values.numbers}
      onChange={(numbers) => void form.setFieldValue('numbers', numbers)}
      maxCount={maxCount}
      error={error}
    />
  );
}
