import type { DbOrTx } from '@peyk/server-database';

export interface BusinessProfile {
  name: string;
  activityDomainId: bigint;
  size: '1' | '2-10' | '11-50' | '51+';
  purposes: string[];
  website: string | null;
}

/** An account that registered by itself and has not told about its business; undefined for every other one. */
export function findHolderWithoutBusiness(db: DbOrTx, accountId: bigint) {
  return db
    .selectFrom('account_holders')
    .leftJoin('business_profiles', 'business_profiles.account_id', 'account_holders.account_id')
    .select(['account_holders.company_name as companyName', 'account_holders.activity_domain_id as activityDomainId'])
    .where('account_holders.account_id', '=', accountId)
    .where('business_profiles.account_id', 'is', null)
    .executeTakeFirst();
}

/** The last one counts. */
export async function upsertBusiness(
  db: DbOrTx,
  accountId: bigint,
  { profile, at, impersonatedBy }: { profile: BusinessProfile; at: Date; impersonatedBy: string | null },
): Promise<void> {
  const row = {
    name: profile.name,
    activity_domain_id: profile.activityDomainId,
    size: profile.size,
    purposes: profile.purposes,
    website: profile.website,
    updated_at: at,
    impersonated_by: impersonatedBy,
  };
  await db
    .insertInto('business_profiles')
    .values({ account_id: accountId, ...row })
    .onConflict((conflict) => conflict.column('account_id').doUpdateSet(row))
    .execute();
}
