import { recordInbound } from '@peyk/server-audience';
import type { ServerContext } from '@peyk/server-database';
import type { DemoWorld } from '@peyk/server-module';

const MINUTE_MS = 60_000;

const MESSAGES = [
  { from: '989241110021', minutes: 3 * 24 * 60, text: 'سلام، ساعت کاری شعبهٔ مرکزی چند تا چند است؟' },
  { from: '989241110022', minutes: 26 * 60, text: 'سفارش ۱۴۰۵ من هنوز نرسیده است؛ لطفاً پیگیری کنید.' },
  { from: '989041110023', minutes: 90, text: 'ممنون، بسته رسید.' },
  { from: '989241110022', minutes: 12, text: 'اگر امروز نمی‌رسد لطفاً خبر بدهید.' },
];

/** Messages to try the inbox with, once: while the account has any, nothing comes. */
export async function seedInbox(context: ServerContext, { accountId, lines }: DemoWorld): Promise<void> {
  const { db, clock } = context;
  const some = await db
    .selectFrom('inbound_messages')
    .select('id')
    .where('account_id', '=', accountId)
    .executeTakeFirst();
  if (some) return;
  const now = clock.now().getTime();
  for (const { from, minutes, text } of MESSAGES) {
    const at = new Date(now - minutes * MINUTE_MS);
    await recordInbound(context, { from, to: lines.service, text, at, carrier: 'demo' });
  }
}
