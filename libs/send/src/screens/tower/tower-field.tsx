import { Notice, SelectBox } from '@peyk/shared-ui';
import { BANK_FAULT_WORDS } from '../../model/bank-faults';
import { AreaOfPeople } from '../bank/area-of-people';
import { BankField, type WhereProps } from '../bank/bank-field';
import { bankWords as words } from '../bank/bank-words';
import { FieldGrid } from '../bank/field-grid';
import type { RecipientsFieldProps } from '../compose/compose-form';

const HOURS = Array.from({ length: 25 }, (_, hour) => ({ value: String(hour), label: words.hour(hour) }));
const [FROM_HOURS, TO_HOURS] = [HOURS.slice(0, -1), HOURS.slice(1)];

/** People of the bank, by the towers of an area and the hours in which those saw them. */
export default function TowerField(props: RecipientsFieldProps) {
  return <BankField by="tower" Where={TowersOnMap} {...props} />;
}

function TowersOnMap(props: WhereProps) {
  const { bank, onChange } = props;
  const isEmpty = bank.fromHour === bank.toHour;
  return (
    <>
      <Notice tone="info">{words.onlyIrancell}</Notice>
      <FieldGrid columns={2}>
        <SelectBox
          label={words.fromHour}
          options={FROM_HOURS}
          value={bank.fromHour}
          onChange={(fromHour) => onChange({ fromHour })}
          hint={words.hoursHint}
          error={isEmpty ? BANK_FAULT_WORDS.hours : undefined}
        />
        <SelectBox
          label={words.toHour}
          options={TO_HOURS}
          value={bank.toHour}
          onChange={(toHour) => onChange({ toHour })}
        />
      </FieldGrid>
      <AreaOfPeople {...props} error={isEmpty ? undefined : props.error} foundWords={words.seenInAll} />
    </>
  );
}
