import { NO_AREA, readArea, shapeOfArea, type Area } from '@peyk/shared-geo';
import type { components } from '@peyk/shared-contract';

export type BankChoice = components['schemas']['BankChoice'];
export type BankFilters = components['schemas']['BankFilters'];
export type BankOperator = BankChoice['operators'][number]['operator'];
export const BANK_OPERATORS: readonly BankOperator[] = ['mci', 'irancell', 'other'];

/** What must be said of people of the bank, in each way to send to them. */
export type BankBy = 'place' | 'postalCode' | 'job' | 'map' | 'tower';

/** How many of an operator's people, and from where on; digits, empty for none and for the first. */
export interface OperatorPart {
  readonly from: string;
  readonly size: string;
}

/** People of the bank as a form has them: texts, empty for what does not matter. What was chosen in another way stays. */
export interface BankPeople {
  readonly provinceId: string;
  readonly countyId: string;
  readonly cityId: string;
  readonly postalCode: string;
  readonly categoryId: string;
  readonly subCategoryId: string;
  /** What is drawn on the map. */
  readonly area: Area;
  /** The map has found a fault in that: it crosses itself, or lies in the sea. */
  readonly isAreaFaulty: boolean;
  /** The hours of a day in which towers saw them: the first one, and the one at which it is over. */
  readonly fromHour: string;
  readonly toHour: string;
  readonly gender: string;
  readonly fromYear: string;
  readonly toYear: string;
  readonly prefix: string;
  readonly withoutBlacklisted: boolean;
  readonly parts: Readonly<Record<BankOperator, OperatorPart>>;
}

const NONE: OperatorPart = { from: '', size: '' };
export const NO_BANK: BankPeople = {
  provinceId: '',
  countyId: '',
  cityId: '',
  postalCode: '',
  categoryId: '',
  subCategoryId: '',
  area: NO_AREA,
  isAreaFaulty: false,
  fromHour: '0',
  toHour: '24',
  gender: '',
  fromYear: '',
  toYear: '',
  prefix: '',
  withoutBlacklisted: false,
  parts: { mci: NONE, irancell: NONE, other: NONE },
};

const TEXTS = [
  'provinceId',
  'countyId',
  'cityId',
  'postalCode',
  'categoryId',
  'subCategoryId',
  'gender',
  'fromYear',
  'toYear',
  'prefix',
] as const satisfies readonly (keyof BankPeople)[];

/** Of whom a way tells: towers are one operator's. */
export const operatorsOf = (by: BankBy): readonly BankOperator[] => (by === 'tower' ? ['irancell'] : BANK_OPERATORS);

/** How many people are asked for. */
export function wantedOf({ parts }: BankPeople, operators = BANK_OPERATORS): number {
  return operators.reduce((sum, operator) => sum + Number(parts[operator].size), 0);
}

/** Whether any choice would be lost with it. */
export function hasAnyBank(bank: BankPeople): boolean {
  return TEXTS.some((name) => bank[name] !== '') || wantedOf(bank) > 0 || shapeOfArea(bank.area) !== null;
}

/** Reads a kept choice; whatever does not look like one is none. */
export function readBank(value: unknown): BankPeople {
  if (typeof value !== 'object' || value === null) return NO_BANK;
  const fields: Partial<Record<keyof BankPeople, unknown>> = value;
  const texts = TEXTS.map((name) => [name, typeof fields[name] === 'string' ? fields[name] : ''] as const);
  const kept: Partial<Record<string, unknown>> =
    typeof fields.parts === 'object' && fields.parts !== null ? { ...fields.parts } : {};
  const parts = BANK_OPERATORS.map((operator) => [operator, readPart(kept[operator])] as const);
  return {
    ...NO_BANK,
    ...Object.fromEntries(texts),
    fromHour: readHour(fields.fromHour, NO_BANK.fromHour),
    toHour: readHour(fields.toHour, NO_BANK.toHour),
    area: readArea(fields.area),
    isAreaFaulty: fields.isAreaFaulty === true,
    withoutBlacklisted: fields.withoutBlacklisted === true,
    parts: { ...NO_BANK.parts, ...Object.fromEntries(parts) },
  };
}

function readHour(value: unknown, otherwise: string): string {
  return typeof value === 'string' && /^(\d|1\d|2[0-4])$/.test(value) ? value : otherwise;
}

function readPart(value: unknown): OperatorPart {
  if (typeof value !== 'object' || value === null) return NONE;
  const { from, size }: Partial<Record<keyof OperatorPart, unknown>> = value;
  return { from: digitsOf(from), size: digitsOf(size) };
}

function digitsOf(value: unknown): string {
  return typeof value === 'string' && /^\d{1,9}$/.test(value) ? value : '';
}
