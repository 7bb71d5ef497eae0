import type { ServerContext } from '@peyk/server-database';
import { createDraft } from './drafts.service';
import { createGroup, listGroups } from './groups.service';

const GROUPS = [
  {
    title: 'خوشامد و تبریک',
    texts: [
      'سلام، به جمع مشتریان ما خوش آمدید. هر پرسشی داشتید به همین شماره پیام بدهید.',
      'زادروزتان مبارک! این هفته ۱۰٪ تخفیف مهمان ما هستید.',
    ],
  },
  {
    title: 'سفارش‌ها',
    texts: [
      'سفارش شما ثبت شد و تا دو روز کاری دیگر می‌رسد. از خرید شما سپاسگزاریم.',
      'سفارش شما در راه است؛ پیک پیش از رسیدن با شما تماس می‌گیرد.',
    ],
  },
];

/** Two groups to try the composer with, once: what a person has deleted does not come back with the next start. */
export async function seedDrafts(context: ServerContext, accountId: bigint): Promise<void> {
  if ((await listGroups(context.db, accountId)).length > 0) return;
  const impersonatedBy = null;
  for (const { title, texts } of GROUPS) {
    const { id: groupId } = await createGroup(context, { accountId, title, impersonatedBy });
    for (const text of texts) await createDraft(context, { accountId, groupId, text, impersonatedBy });
  }
}
