import { Checkbox, SelectBox, TextField } from '@peyk/shared-ui';
import type { BankPeople } from '../../model/bank';
import { FieldGrid } from './field-grid';
import { BANK_FAULT_WORDS } from '../../model/bank-faults';
import { bankWords as words } from './bank-words';

const GENDERS = [
  { value: '', label: words.all },
  ...(['female', 'male', 'organisation'] as const).map((value) => ({ value, label: words.genders[value] })),
];

interface PeopleFieldsProps {
  readonly bank: BankPeople;
  readonly onChange: (changed: Partial<BankPeople>) => void;
  readonly fault: 'years' | 'prefix' | null;
}

/** Who of those people is meant: all of it may be left as it is. */
export function PeopleFields({ bank, onChange, fault }: PeopleFieldsProps) {
  const yearsFault = fault === 'years' ? BANK_FAULT_WORDS.years : undefined;
  return (
    <>
      <FieldGrid columns={2}>
        <SelectBox
          label={words.gender}
          options={GENDERS}
          value={bank.gender}
          onChange={(gender) => onChange({ gender })}
        />
        <TextField
          label={words.prefix}
          kind="digits"
          hint={words.prefixHint}
          value={bank.prefix}
          onChange={(prefix) => onChange({ prefix })}
          error={fault === 'prefix' ? BANK_FAULT_WORDS.prefix : undefined}
        />
      </FieldGrid>
      <FieldGrid columns={2}>
        <TextField
          label={words.fromYear}
          kind="digits"
          hint={words.yearHint}
          value={bank.fromYear}
          onChange={(fromYear) => onChange({ fromYear })}
          error={yearsFault}
        />
        <TextField label={words.toYear} kind="digits" value={bank.toYear} onChange={(toYear) => onChange({ toYear })} />
      </FieldGrid>
      <Checkbox
        label={words.withoutBlacklisted}
        hint={words.withoutBlacklistedHelp}
        value={bank.withoutBlacklisted}
        onChange={(withoutBlacklisted) => onChange({ withoutBlacklisted })}
      />
    </>
  );
}
