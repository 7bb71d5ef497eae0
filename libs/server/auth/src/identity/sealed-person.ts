import { sql } from 'kysely';
import type { Seal } from '@peyk/server-seal';
import type { IdentityClaim } from './identity-registry';

/** What tells who someone is; it stands sealed in account_holders. */
export type Person = Pick<IdentityClaim, 'nationalId' | 'birthDate'>;

const nationalIdAt = (accountId: bigint) => `account_holders.national_id_sealed:${accountId}`;
const birthDateAt = (accountId: bigint) => `account_holders.birth_date_sealed:${accountId}`;
const giftAt = (accountId: bigint) => `account_holders.gift_national_id_sealed:${accountId}`;

/** The columns that hold a person; plain ones from before are emptied. */
export function sealPerson(seal: Seal, accountId: bigint, { nationalId, birthDate }: Person) {
  return {
    national_id: null,
    national_id_sealed: seal.seal('identity', nationalId, nationalIdAt(accountId)),
    birth_date: null,
    birth_date_sealed: seal.seal('identity', birthDate, birthDateAt(accountId)),
  };
}

export interface PersonColumns {
  accountId: bigint;
  nationalId: string | null;
  nationalIdSealed: Buffer | null;
  birthDate: string | null;
  birthDateSealed: Buffer | null;
}

/** To be selected where a person is read. */
export const PERSON_COLUMNS = [
  'account_holders.account_id as accountId',
  'national_id as nationalId',
  'national_id_sealed as nationalIdSealed',
  sql<string | null>`birth_date::text`.as('birthDate'),
  'birth_date_sealed as birthDateSealed',
] as const;

/** @throws SealError */
export function openPerson(seal: Seal, row: PersonColumns): Person {
  const open = (sealed: Buffer | null, place: string) => sealed && seal.open('identity', sealed, place).toString();
  const nationalId = open(row.nationalIdSealed, nationalIdAt(row.accountId)) ?? row.nationalId;
  const birthDate = open(row.birthDateSealed, birthDateAt(row.accountId)) ?? row.birthDate;
  if (nationalId === null || birthDate === null) throw new Error('a holder without a national id or birth date');
  return { nationalId, birthDate };
}

/** The columns that keep whom a gift was given to. */
export function sealGift(seal: Seal, accountId: bigint, nationalId: string) {
  return {
    gift_national_id: null,
    gift_national_id_sealed: seal.seal('identity', nationalId, giftAt(accountId)),
    gift_national_id_index: seal.blindIndex('national id', nationalId),
  };
}

/** @throws SealError */
export function openGift(seal: Seal, accountId: bigint, sealed: Buffer): string {
  return seal.open('identity', sealed, giftAt(accountId)).toString();
}
