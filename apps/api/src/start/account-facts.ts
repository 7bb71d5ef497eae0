import type { FactsOf } from '@peyk/server-support';
import { loadLatestProgress } from '@peyk/server-reports';
import { loadCredit } from '@peyk/server-wallet';

const shown = (value: number) => value.toLocaleString('fa-IR');

/** What an account itself shows about what a ticket asks, each for those alone who may see it in the panel anyway. */
export const accountFacts: FactsOf = async (context, { accountId, category }) => {
  if (category === 'send') {
    const latest = await loadLatestProgress(context, accountId);
    if (!latest) return [];
    const { total, delivered, undelivered, expired, refused, blacklisted } = latest.counts;
    const failed = undelivered + expired + refused + blacklisted;
    const title = `آخرین ارسال شما (شمارهٔ ${shown(Number(latest.send_id))}): از ${shown(total)} گیرنده به ${shown(delivered)} نفر رسیده و به ${shown(failed)} نفر نرسیده است`;
    return [{ title, path: `/reports/${latest.send_id}`, permission: 'report.read' }];
  }
  if (category === 'money') {
    const credit = await loadCredit(context.db, { accountId });
    if (!credit) return [];
    const title = `موجودی کیف پول: ${shown(Math.floor(Number(credit.credit)))} ریال`;
    return [{ title, path: '/wallet/transactions', permission: 'wallet.read' }];
  }
  return [];
};
