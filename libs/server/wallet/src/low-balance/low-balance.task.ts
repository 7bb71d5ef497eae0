import { runTransaction } from '@peyk/server-database';
import type { ServerContext, Tx } from '@peyk/server-database';
import type { PeriodicTask } from '@peyk/server-module';
import { floorRial } from '@peyk/shared-sms';
import { armAlerts, findOwnerMobile, listFallen, takeFallen } from './balance-alert.repository';

/** A message of the installation to a person; it goes with the transaction. */
export type TellBySms = (tx: Tx, message: { mobile: number; text: string; at: Date }) => Promise<unknown>;

/** In one run; the others wait for the next. */
const MOST_AT_ONCE = 500;

const rial = (mrial: bigint) => `${floorRial(mrial).toLocaleString('fa-IR')} ریال`;

/** Tells one account, in the transaction that remembers it: a process that is killed has done both or neither. */
function tell({ db, clock }: ServerContext, accountId: bigint, tellBySms: TellBySms): Promise<boolean> {
  return runTransaction(db, async (tx) => {
    const at = clock.now();
    const fallen = await takeFallen(tx, { accountId, at });
    const mobile = fallen && (await findOwnerMobile(tx, accountId));
    if (fallen === undefined || mobile === undefined) return false;
    const text = `اعتبار پنل شما به ${rial(fallen.balanceMrial)} رسید که از حد هشدار (${rial(fallen.belowMrial)}) کمتر است. برای ادامهٔ ارسال‌ها اعتبار خود را افزایش دهید.`;
    await tellBySms(tx, { mobile, text, at });
    return true;
  });
}

/** Tells accounts whose balance has fallen below what they chose, once a fall. One that is above again between two runs is not told. */
export function lowBalanceTask(tellBySms: TellBySms): PeriodicTask {
  return {
    name: 'low-balance',
    everyMs: 60_000,
    async run(context) {
      await armAlerts(context.db);
      let told = 0;
      for (const accountId of await listFallen(context.db, MOST_AT_ONCE)) {
        if (await tell(context, accountId, tellBySms)) told += 1;
      }
      return told;
    },
  };
}
