import type { ServerContext } from '@peyk/server-database';
import { listSystemicRows } from './systemic.repository';
import { addSystemic } from './systemic.service';

const CODE = { name: 'code', type: 'code', maxLength: 8 } as const;
const PATTERNS = [
  {
    kind: 'otp',
    title: 'کد ورود',
    description: 'برای ورود یا تأیید شماره در وب‌گاه و برنامه',
    text: '{{company}}\nکد ورود شما: {{code}}\nاین کد را به کسی ندهید.',
    variables: [CODE],
  },
  {
    kind: 'transactional',
    title: 'ثبت سفارش',
    description: 'پس از ثبت سفارش مشتری',
    text: '{{company}}: سفارش شمارهٔ {{order_number}} ثبت شد. مبلغ: {{amount}} تومان',
    variables: [
      { name: 'order_number', type: 'string', maxLength: 20 },
      { name: 'amount', type: 'number', maxLength: 15 },
    ],
  },
  {
    kind: 'transactional',
    title: 'ارسال مرسوله',
    description: 'هنگام تحویل بسته به پست یا پیک',
    text: '{{company}}: مرسولهٔ شما فرستاده شد. کد پیگیری: {{track_code}}',
    variables: [{ name: 'track_code', type: 'code', maxLength: 30 }],
  },
  {
    kind: 'manual',
    title: 'یادآوری نوبت',
    description: 'یک روز پیش از نوبت',
    text: '{{company}}: یادآوری نوبت شما در تاریخ {{visit_date}} ساعت {{visit_time}}',
    variables: [
      { name: 'visit_date', type: 'date', maxLength: 10 },
      { name: 'visit_time', type: 'string', maxLength: 5 },
    ],
  },
] as const;

/** For the demo; what is there already stays alone. */
export async function seedSystemic(context: ServerContext): Promise<void> {
  const { total } = await listSystemicRows(context.db, { paging: { page: 1, limit: 1 } });
  if (total > 0) return;
  for (const pattern of PATTERNS) await addSystemic(context, pattern);
}
