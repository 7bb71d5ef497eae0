import type { ServerContext } from '@peyk/server-database';
import { runTransaction } from '@peyk/server-database';
import { addContactWay, addFaq, listContactWays, listFaqRows } from './help.repository';

const WAYS = [
  { kind: 'phone', value: '021-91000000' },
  { kind: 'email', value: 'support@peyk.example' },
  { kind: 'hours', value: 'شنبه تا چهارشنبه، ۸ تا ۱۷' },
] as const;

/** What many ask. */
export const DEMO_FAQS = [
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
  {
    category: 'ارسال',
    question: 'چرا ارسال من شب‌ها منتظر می‌ماند؟',
    answer:
      'خط‌های تبلیغاتی فقط در ساعت‌های مجاز اپراتورها می‌فرستند. آنچه بیرون از این ساعت‌ها ثبت شود منتظر می‌ماند و صبح فرستاده می‌شود.',
  },
  {
    category: 'ارسال',
    question: 'فونت فارسی و انگلیسی چه تفاوتی در طول پیام دارد؟',
    answer:
      'یک بخش فارسی ۷۰ نویسه و یک بخش انگلیسی ۱۶۰ نویسه دارد. اگر متن حتی یک حرف فارسی داشته باشد، همهٔ آن فارسی شمرده می‌شود.',
  },
  {
    category: 'خط',
    question: 'خط اختصاصی چگونه بگیرم؟',
    answer:
      'در درخواست پشتیبانی موضوع «خط» و بخش «خط تازه» را انتخاب کنید و سرشماره‌ای را که می‌خواهید بنویسید؛ کارشناس موجودی و قیمت را می‌گوید.',
  },
  {
    category: 'خط',
    question: 'گیرنده چگونه پیامک تبلیغاتی را لغو کند؟',
    answer: 'با فرستادن «لغو۱۱» به همان خط. شماره خودکار به فهرست لغو ۱۱ می‌رود و دیگر پیام تبلیغاتی نمی‌گیرد.',
  },
  {
    category: 'حساب',
    question: 'گذرواژه را فراموش کرده‌ام؛ چگونه وارد شوم؟',
    answer: 'در صفحهٔ ورود «فراموشی گذرواژه» را بزنید؛ کد بازیابی به موبایل مالک حساب می‌آید و گذرواژهٔ تازه می‌سازید.',
  },
  {
    category: 'حساب',
    question: 'احراز هویت چقدر زمان می‌برد؟',
    answer:
      'موبایل و کد ملی همان لحظه سنجیده می‌شود. اگر بررسی مدارک لازم باشد، کارشناس در یک روز کاری نتیجه را پیامک می‌کند.',
  },
  {
    category: 'مخاطبان',
    question: 'چگونه فایل اکسل مخاطبان را وارد کنم؟',
    answer:
      'در «مخاطبان» گزینهٔ «افزودن از فایل» را بزنید، ستون‌ها را مشخص کنید و تأیید کنید؛ سطرهای نادرست را در فایلی جدا پس می‌گیرید.',
  },
  {
    category: 'الگو',
    question: 'الگوی من چرا رد شد؟',
    answer:
      'دلیل رد در صفحهٔ همان الگو آمده است. بیشتر وقت‌ها نام مجموعه در متن نیست یا متغیرها معنای روشنی ندارند؛ ویرایش کنید تا دوباره بررسی شود.',
  },
] as const;

/** For the demo; what is there already stays alone. */
export function seedHelp({ db }: ServerContext): Promise<void> {
  return runTransaction(db, async (tx) => {
    if ((await listContactWays(tx)).length === 0) for (const way of WAYS) await addContactWay(tx, way);
    if ((await listFaqRows(tx)).length > 0) return;
    for (const [position, faq] of DEMO_FAQS.entries()) await addFaq(tx, { ...faq, position });
  });
}
