import { BankField } from '../bank/bank-field';
import type { RecipientsFieldProps } from '../compose/compose-form';

/** People of the bank, by where they live. */
export default function CityProvinceField(props: RecipientsFieldProps) {
  return <BankField by="place" {...props} />;
}
