import type { ContactWay, Faq } from '../api/help';

export const CONTACT = 'GET /panel/contact_info';
export const FAQ = 'GET /ticket/faq/list';

export const WAYS: readonly ContactWay[] = [
  { kind: 'phone', value: '021-91000000' },
  { kind: 'email', value: 'support@peyk.example' },
  { kind: 'site', value: 'https://peyk.example/help' },
  { kind: 'address', value: 'تهران، خیابان نمونه، کوچهٔ نخست، پلاک ۱۲، طبقهٔ سوم، واحد روابط مشتریان' },
  { kind: 'hours', value: 'شنبه تا چهارشنبه، ۸ تا ۱۷' },
];

const LONG = 'پاسخی که کسی با حوصله و به درازا نوشته است و چند خط می‌گیرد. ';

export const FAQS: readonly Faq[] = [
  {
    ...{ id: '1', category: 'ارسال', question: 'چرا پیام به بعضی گیرنده‌ها نرسیده است؟' },
    answer: 'وضعیت هر گیرنده و دلیل آن در گزارش همان ارسال آمده است.',
  },
  { id: '2', category: 'ارسال', question: 'ارسال اشتباه را چگونه متوقف کنم؟', answer: LONG.repeat(6) },
  { id: '3', category: 'مالی', question: 'هزینهٔ هر پیام چگونه حساب می‌شود؟', answer: 'پیش از ارسال نشان داده می‌شود.' },
];
