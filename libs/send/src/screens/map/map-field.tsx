import { AreaOfPeople } from '../bank/area-of-people';
import { BankField, type WhereProps } from '../bank/bank-field';
import { bankWords as words } from '../bank/bank-words';
import type { RecipientsFieldProps } from '../compose/compose-form';

/** People of the bank, by an area on the map. */
export default function MapField(props: RecipientsFieldProps) {
  return <BankField by="map" Where={HomesOnMap} {...props} />;
}

function HomesOnMap(props: WhereProps) {
  return <AreaOfPeople {...props} foundWords={words.foundInAll} />;
}
