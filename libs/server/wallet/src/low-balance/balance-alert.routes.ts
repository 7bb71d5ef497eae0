import { auditChange, runTransaction } from '@peyk/server-database';
import { requireAccount } from '@peyk/server-http';
import type { Handlers } from '@peyk/server-http';
import { keyToMobile } from '@peyk/shared-sms';
import { presentBalanceAlert } from '../wallet.presenter';
import { findBalanceAlert, findOwnerMobile, saveBalanceAlert } from './balance-alert.repository';

export type BalanceAlertOperation = 'getBalanceAlert' | 'setBalanceAlert' | 'getAccountContact';

/** How an account is told that little is left, and whom. */
export function createBalanceAlertHandlers(): Handlers<BalanceAlertOperation> {
  return {
    getBalanceAlert: async (context) => ({
      data: presentBalanceAlert(await findBalanceAlert(context.db, requireAccount(context).accountId)),
    }),
    setBalanceAlert: async (context, { body }) => {
      const { accountId } = requireAccount(context);
      const alert = { isOn: body.is_on, belowMrial: BigInt(body.below) * 1000n };
      const after = presentBalanceAlert(alert);
      await runTransaction(context.db, async (tx) => {
        const before = presentBalanceAlert(await findBalanceAlert(tx, accountId));
        await saveBalanceAlert(tx, accountId, alert);
        auditChange({ accountId, object: 'balance_alert', before: { ...before }, after: { ...after } });
      });
      return { data: after };
    },
    getAccountContact: async (context) => {
      const mobile = await findOwnerMobile(context.db, requireAccount(context).accountId);
      return { data: { numbers: mobile === undefined ? [] : [keyToMobile(mobile)] } };
    },
  };
}
