import { accountStateOf } from '@peyk/server-accounts';
import type { DeskComponents } from '@peyk/shared-contract';
import { keyToMobile, mrialToRialString } from '@peyk/shared-sms';
import type { FoundAccount } from './accounts.repository';
import type { showAccount } from './accounts.service';

type Schemas = DeskComponents['schemas'];

export function presentAccount(row: FoundAccount): Schemas['DeskAccount'] {
  const { blockedReason, activation } = row;
  return {
    ...{ id: String(row.id), name: row.name, username: row.username, mobile: keyToMobile(row.mobile) },
    state: accountStateOf({ kind: 'customer', blockedReason, activation }),
    ...{ credit: mrialToRialString(row.balanceMrial), created_at: row.createdAt.toISOString() },
  };
}

export function presentAccountDetails({
  account,
  people,
  lines,
  sendsCount,
  packageTitle,
  plans,
}: Awaited<ReturnType<typeof showAccount>>): Schemas['DeskAccountDetails'] {
  return {
    account: presentAccount(account),
    blocked_reason: account.blockedReason,
    held: mrialToRialString(account.heldMrial),
    is_review_required: account.isReviewRequired,
    people: people.map(({ username, name, role, isOwner }) => ({
      username,
      name,
      role: isOwner ? null : (role ?? ''),
    })),
    ...{ lines, sends_count: sendsCount, package: packageTitle ?? null },
    plans: plans.map(({ title, endsAt }) => ({ title, ends_at: endsAt?.toISOString() ?? null })),
  };
}
