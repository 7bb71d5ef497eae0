import { failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import type { DbOrTx } from '@peyk/server-database';
import { faultOfShape } from '@peyk/shared-geo';
import type { ShapeFault } from '@peyk/shared-geo';
import { MAX_FILE_RECORDS, MIN_BANK_RECIPIENTS } from '@peyk/shared-sms';
import { wantedOf } from './bank-choice';
import type { BankChoice, BankFilters } from './bank-choice';
import { selectBankVersion } from './bank.repository';
import { BANKS_ERRORS } from './banks.errors';
import { countChosen } from './find-people';
import { shapeOf } from './map-shape';

type Field = 'province_id' | 'postal_code' | 'category_id' | 'operators' | 'from_birth_year' | 'shape' | 'tower_hours';

export const fail: Fail<typeof BANKS_ERRORS, Field> = failWith(BANKS_ERRORS);

/** The ways to send to people of the bank, by what each must say. */
export type BankWay = 'country' | 'postal_code' | 'job' | 'map' | 'tower';

/** @throws missingPlace, missingPostalCode, missingJob, missingShape, missingHours, hoursElsewhere */
function requireMandatory(way: BankWay, filters: BankFilters): void {
  const { province_id, postal_code, category_id, shape, tower_hours } = filters;
  if (way === 'country' && province_id === undefined) fail('missingPlace', 'province_id');
  if (way === 'postal_code' && postal_code === undefined) fail('missingPostalCode', 'postal_code');
  if (way === 'job' && category_id === undefined) fail('missingJob', 'category_id');
  if ((way === 'map' || way === 'tower') && shape === undefined) fail('missingShape', 'shape');
  if (way === 'tower' && tower_hours === undefined) fail('missingHours', 'tower_hours');
  // What is said of people at towers is another kind of send, with another name in the reports.
  if (way !== 'tower' && tower_hours !== undefined) fail('hoursElsewhere', 'tower_hours');
}

/** The error of each fault of a shape. */
const ERROR_OF: Readonly<Record<ShapeFault, Parameters<typeof fail>[0]>> = {
  'not-a-place': 'noPlace',
  radius: 'wrongRadius',
  'too-few-vertices': 'fewVertices',
  'too-many-vertices': 'manyVertices',
  'crosses-itself': 'crossesItself',
  'no-area': 'noArea',
  outside: 'outsideOfCountry',
  sea: 'atSea',
};

/** Whether people can be looked for by filters. @throws wrongYears, hoursWithoutArea, emptyHours, and an error for each fault of a shape */
export function requireFilters({
  from_birth_year: from,
  to_birth_year: to,
  shape,
  tower_hours: hours,
}: BankFilters): void {
  if (from !== undefined && to !== undefined && from > to) fail('wrongYears', 'from_birth_year');
  if (hours && shape === undefined) fail('hoursWithoutArea', 'shape');
  if (hours && hours.from === hours.to) fail('emptyHours', 'tower_hours');
  if (shape === undefined) return;
  const fault = faultOfShape(shapeOf(shape));
  if (fault !== null) fail(ERROR_OF[fault], 'shape');
}

/** People of the bank that an account may send to. */
export interface ChosenPeople {
  count: number;
  /** Of the bank that they were counted in. */
  version: bigint;
}

/**
 * Whether a choice is complete and has people enough; without a way only the number of people is asked for.
 * @throws missingPlace, missingPostalCode, missingJob, missingShape, missingHours, hoursElsewhere, otherOperator, tooFew, tooMany, and as requireFilters
 */
export async function requirePeople(
  db: DbOrTx,
  accountId: bigint,
  { way, choice }: { way?: BankWay | undefined; choice: BankChoice },
): Promise<ChosenPeople> {
  if (way) requireMandatory(way, choice.filters);
  requireFilters(choice.filters);
  if (choice.filters.tower_hours && choice.operators.some(({ operator }) => operator !== 'irancell')) {
    fail('otherOperator', 'operators');
  }
  if (wantedOf(choice) > MAX_FILE_RECORDS) fail('tooMany', 'operators');
  const version = await selectBankVersion(db);
  const count = await countChosen(db, accountId, choice);
  if (count < MIN_BANK_RECIPIENTS) fail('tooFew', 'operators');
  return { count, version };
}
