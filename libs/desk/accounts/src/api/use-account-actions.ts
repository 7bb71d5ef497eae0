import { deskApi } from '@peyk/desk-api';
import { answerOf } from '@peyk/shared-api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { accountQuery } from './accounts-query';
import type { AccountOffer } from './accounts-query';

/** What is done to an account. */
export type AccountAct =
  | { readonly act: 'credit' | 'debit'; readonly amount: string; readonly description: string; readonly key: string }
  | { readonly act: 'block'; readonly reason: string }
  | { readonly act: 'give'; readonly kind: AccountOffer['kind']; readonly key: string; readonly isDefault: boolean }
  | { readonly act: 'unblock' | 'startReview' | 'endReview' | 'signOut' };

async function carryOut(id: string, act: AccountAct): Promise<void> {
  switch (act.act) {
    case 'credit':
    case 'debit': {
      const { amount, description, key } = act;
      const params = { header: { 'Idempotency-Key': key } };
      await answerOf(deskApi.POST('/account/move-credit', { params, body: { id, way: act.act, amount, description } }));
      return;
    }
    case 'block':
      await answerOf(deskApi.POST('/account/block', { body: { id, reason: act.reason } }));
      return;
    case 'give': {
      const { kind, key, isDefault } = act;
      await answerOf(deskApi.POST('/account/give', { body: { id, kind, key, is_default: isDefault } }));
      return;
    }
    case 'unblock':
      await answerOf(deskApi.POST('/account/block', { body: { id } }));
      return;
    case 'signOut':
      await answerOf(deskApi.POST('/account/sign-out', { body: { id } }));
      return;
    default:
      await answerOf(deskApi.POST('/account/review', { body: { id, is_required: act.act === 'startReview' } }));
  }
}

/** Does something to an account, and asks again how it stands. */
export function useAccountAct(id: string) {
  const client = useQueryClient();
  return useMutation({
    mutationFn: (act: AccountAct) => carryOut(id, act),
    onSettled: () => void client.invalidateQueries(accountQuery(id)),
  });
}

/** A link that opens the panel on behalf of an account, once. */
export const useActFor = (id: string) =>
  useMutation({ mutationFn: () => answerOf(deskApi.POST('/account/act', { body: { id } })) });
