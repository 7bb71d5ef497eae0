import type { Files } from '@peyk/server-files';
import { authorOf, requireAccount } from '@peyk/server-http';
import type { Handlers, RequestContext } from '@peyk/server-http';
import { pagingOf } from '@peyk/shared-contract';
import type { components } from '@peyk/shared-contract';
import { rialStringToMrial } from '@peyk/shared-sms';
import { createDeposit } from './create-deposit.service';
import { requireOwnPath } from './deposits.policy';
import { presentDeposit, presentTarget } from './deposits.presenter';
import { listDepositRows } from './deposits.repository';
import type { DepositMethod } from './deposits.tables';
import { SLIP } from './slip';
import { listTargetRows } from './targets.repository';

type DepositOperation =
  'getCardOwnerInfo' | 'createCardToCard' | 'createBankPay' | 'uploadDepositSlip' | 'listDeposits';

async function create(
  context: RequestContext,
  method: DepositMethod,
  body: components['schemas']['NewDeposit'],
): Promise<{ data: components['schemas']['CreatedDeposit'] }> {
  const { accountId } = requireAccount(context);
  const { userId, impersonatedBy } = authorOf(context);
  const uiCallback = body.ui_callback === undefined ? null : requireOwnPath(body.ui_callback);
  const deposit = await createDeposit(context, {
    accountId,
    method,
    targetId: BigInt(body.target),
    amountMrial: rialStringToMrial(body.amount),
    referenceCode: body.reference_code,
    submittedAt: new Date(body.submitted_at),
    slipFileId: body.slip_file_id ?? null,
    sourceLast4: body.source_last4 ?? null,
    askedBy: userId,
    impersonatedBy,
  });
  return { data: { deposit: presentDeposit(deposit), ui_callback: uiCallback } };
}

/** The operations of `openapi/paths/deposits.yaml`. */
export function createDepositsHandlers(files: Pick<Files, 'save'>): Handlers<DepositOperation> {
  return {
    getCardOwnerInfo: async ({ db }) => ({ data: { items: (await listTargetRows(db, 'open')).map(presentTarget) } }),
    createCardToCard: (context, { body }) => create(context, 'card_to_card', body),
    createBankPay: (context, { body }) => create(context, 'bank_transfer', body),
    uploadDepositSlip: async (context, { file }) => {
      const { accountId } = requireAccount(context);
      const { userId: createdBy, impersonatedBy } = authorOf(context);
      const slip = { accountId, createdBy, impersonatedBy, purpose: SLIP, ...file };
      const fileId = await files.save(context, slip);
      return { data: { file_id: fileId } };
    },
    listDeposits: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const question = { accountId, ...body.filters, paging: pagingOf(body) };
      const { items, ...paging } = await listDepositRows(context.db, question);
      return { data: { items: items.map(presentDeposit), paging } };
    },
  };
}
