import type { ServerContext } from '@peyk/server-database';
import { runTransaction } from '@peyk/server-database';
import { addContactWay, addFaq, listContactWays, listFaqRows } from './help.repository';

const WAYS = [
  { kind: 'phone', value: '021-91000000' },
  { kind: 'email', value: 'support@peyk.example' },
  { kind: 'hours', value: 'شنبه تا چهارشنبه، ۸ تا ۱۷' },
] as const;

const FAQS = [
  {
    category: 'ارسال',
    question: 'چرا پیام به بعضی گیرنده‌ها نرسیده است؟',
    answer:
      'وضعیت هر گیرنده و دلیل آن در گزارش همان ارسال آمده است. گوشی خاموش، لیست سیاه مخابرات و شمارهٔ نادرست بیشترین دلیل‌ها هستند.',
  },
  {
    category: 'ارسال',
    question: 'ارسال اشتباه را چگونه متوقف کنم؟',
    answer: 'در گزارش ارسال «توقف» را بزنید. آنچه هنوز نرفته است فرستاده نمی‌شود و هزینه‌اش برمی‌گردد.',
  },
  {
    category: 'مالی',
    question: 'پول از حسابم کم شد ولی اعتبار اضافه نشد؛ چه کنم؟',
    answer: 'پرداخت ناموفق تا ۷۲ ساعت به حساب شما برمی‌گردد. وضعیت پرداخت را در «تراکنش‌ها» ببینید.',
  },
  {
    category: 'مالی',
    question: 'هزینهٔ هر پیام چگونه حساب می‌شود؟',
    answer:
      'هزینه به شمار بخش‌های متن، زبان آن، خط و اپراتور گیرنده بستگی دارد و پیش از ارسال به‌طور دقیق نشان داده می‌شود.',
  },
] as const;

/** For the demo; what is there already stays alone. */
export function seedHelp({ db }: ServerContext): Promise<void> {
  return runTransaction(db, async (tx) => {
    if ((await listContactWays(tx)).length === 0) for (const way of WAYS) await addContactWay(tx, way);
    if ((await listFaqRows(tx)).length > 0) return;
    for (const [position, faq] of FAQS.entries()) await addFaq(tx, { ...faq, position });
  });
}
