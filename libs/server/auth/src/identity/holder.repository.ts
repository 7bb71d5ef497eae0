import type { DbOrTx } from '@peyk/server-database';
import type { Seal } from '@peyk/server-seal';
import { PERSON_COLUMNS, openPerson } from './sealed-person';
import type { Person } from './sealed-person';

/** Who made an account by registering, as they said then or corrected since. */
export interface Holder extends Person {
  person: 'real' | 'legal';
  firstName: string;
  lastName: string;
  companyName: string | null;
  companyNationalId: string | null;
  registrationNumber: string | null;
  economicNumber: string | null;
}

/** Undefined for an account that an admin has made. @throws SealError */
export async function findHolder(db: DbOrTx, seal: Seal, accountId: bigint): Promise<Holder | undefined> {
  const row = await db
    .selectFrom('account_holders')
    .select([
      ...PERSON_COLUMNS,
      'person',
      'first_name as firstName',
      'last_name as lastName',
      'company_name as companyName',
      'company_national_id as companyNationalId',
      'registration_number as registrationNumber',
      'economic_number as economicNumber',
    ])
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (!row) return undefined;
  const { person, firstName, lastName, companyName, companyNationalId, registrationNumber, economicNumber } = row;
  const company = { companyName, companyNationalId, registrationNumber, economicNumber };
  return { person, firstName, lastName, ...company, ...openPerson(seal, row) };
}
