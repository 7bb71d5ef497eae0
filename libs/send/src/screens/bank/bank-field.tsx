import { describeError } from '@peyk/shared-api-client';
import { Button, Notice, Stack, TextField } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { ComponentType } from 'react';
import { bankCountsQuery } from '../../api/bank-queries';
import type { BankBy, BankPeople } from '../../model/bank';
import { faultOfFilters, filtersOf, type BankFault } from '../../model/bank-choice';
import type { RecipientsFieldProps } from '../compose/compose-form';
import { useDebounced } from '../compose/use-debounced';
import { BANK_FAULT_WORDS } from '../../model/bank-faults';
import { bankWords as words } from './bank-words';
import { OperatorFields } from './operator-fields';
import { PeopleFields } from './people-fields';
import { JobFields, PlaceFields, type BankFieldsProps } from './place-fields';

/** Faults that the first field has a place for. */
const TOLD_BY_FIRST: ReadonlySet<BankFault> = new Set(['province', 'category', 'area', 'shape', 'hours']);
/** What is counted, as one word to compare. */
const keyOf = (by: BankBy, bank: BankPeople) =>
  JSON.stringify([faultOfFilters(by, bank) ?? filtersOf(by, bank), bank.withoutBlacklisted]);

/** How long typing rests before people are counted. */
const REST_MS = 400;

export interface WhereProps extends BankFieldsProps {
  /** How many people were found there; undefined while they are not counted. */
  readonly found: number | undefined;
}

interface BankFieldProps extends RecipientsFieldProps {
  readonly by: BankBy;
  /** Says where they live, in a way that brings its own field for it. */
  readonly Where?: ComponentType<WhereProps>;
}

/** People of the bank: who is meant, how many there are, and how many of them get it. */
export function BankField({ by, form, error, Where }: BankFieldProps) {
  const { bank } = form.values;
  const change = (changed: Partial<BankPeople>) => void form.setFieldValue('bank', { ...bank, ...changed });
  const fault = faultOfFilters(by, bank);
  const rested = useDebounced(bank, REST_MS);
  const isAsked = faultOfFilters(by, rested) === null;
  const counts = useQuery(bankCountsQuery(isAsked ? filtersOf(by, rested) : null, rested.withoutBlacklisted));
  // While typing rests, the counts are of what stood before: nobody should take "all" of those.
  const counted = keyOf(by, rested) === keyOf(by, bank) ? counts.data : undefined;
  const found = counted && {
    mci: counted.mci_count,
    irancell: counted.irancell_count,
    other: counted.other_count,
  };
  const total = found && found.mci + found.irancell + found.other;
  const isNobody = total === 0;
  const first = {
    bank,
    onChange: change,
    onBlur: () => void form.setFieldTouched('bank'),
    error: error !== undefined && fault !== null && TOLD_BY_FIRST.has(fault) ? BANK_FAULT_WORDS[fault] : undefined,
  };
  const isToldAbove = first.error !== undefined || fault === 'years' || fault === 'prefix' || fault === 'postalCode';
  return (
    <Stack gap={4}>
      {by === 'place' && <PlaceFields {...first} />}
      {by === 'job' && <JobFields {...first} />}
      {Where !== undefined && <Where {...first} found={total} />}
      {by === 'postalCode' && (
        <TextField
          label={words.postalCode}
          kind="digits"
          required
          hint={words.postalCodeHint}
          maxLength={5}
          value={bank.postalCode}
          onChange={(postalCode) => change({ postalCode })}
          onBlur={first.onBlur}
          error={error !== undefined && fault === 'postalCode' ? BANK_FAULT_WORDS.postalCode : undefined}
        />
      )}
      <PeopleFields bank={bank} onChange={change} fault={fault === 'years' || fault === 'prefix' ? fault : null} />
      {counts.error !== null && (
        <>
          <Notice tone="danger">{describeError(counts.error)}</Notice>
          <span>
            <Button icon="refresh" onClick={() => void counts.refetch()}>
              {words.retry}
            </Button>
          </span>
        </>
      )}
      {isNobody && <Notice tone="attention">{words.nobody}</Notice>}
      {isAsked && !isNobody && counts.error === null && (
        <OperatorFields by={by} bank={bank} found={found} onChange={change} />
      )}
      {error !== undefined && !isToldAbove && <Notice tone="danger">{error}</Notice>}
    </Stack>
  );
}
