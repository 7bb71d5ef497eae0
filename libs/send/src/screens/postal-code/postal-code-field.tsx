import { BankField } from '../bank/bank-field';
import type { RecipientsFieldProps } from '../compose/compose-form';

/** People of the bank, by their postal code. */
export default function PostalCodeField(props: RecipientsFieldProps) {
  return <BankField by="postalCode" {...props} />;
}
