import { BankField } from '../bank/bank-field';
import type { RecipientsFieldProps } from '../compose/compose-form';

/** People of the bank, by their trade. */
export default function BusinessField(props: RecipientsFieldProps) {
  return <BankField by="job" {...props} />;
}
