import { DEMO_FAQS } from '../help/seed-help';
import { rankFaqs, stemsOf } from './rank-faqs';

const FAQS = DEMO_FAQS.map((faq, at) => ({ ...faq, id: BigInt(at + 1), position: at }));
const [FAILED, STOP, UNPAID, PRICE, NIGHT, LENGTH, LINE, OPT_OUT, PASSWORD, IDENTITY, IMPORT, PATTERN] = FAQS.map(
  ({ question }) => question,
);

/** As people ask, with the question that answers it. */
const ASKED: readonly (readonly [string, string | undefined])[] = [
  ['پیام‌های دیروز به چند نفر از گیرنده‌ها نرسید، چرا؟', FAILED],
  ['چرا پيام من به بعضي شماره ها نرسيده', FAILED],
  ['گوشی خاموش باشد پیام به گیرنده می‌رسد؟ نرسیده است', FAILED],
  ['ارسال اشتباهی زدم چطور متوقفش کنم', STOP],
  ['توقف ارسال اشتباه چگونه است و هزینه‌اش برمی‌گردد؟', STOP],
  ['پول از حسابم کم شده اما اعتبار پنل اضافه نشده', UNPAID],
  ['پرداخت ناموفق داشتم، پول کی به حساب برمی‌گردد؟', UNPAID],
  ['هزینه هر پیام چطور حساب می‌شود؟', PRICE],
  ['هزینهٔ پیام برای هر اپراتور و خط چگونه حساب می‌شود', PRICE],
  ['ارسالم شب منتظر مانده و نمی‌رود', NIGHT],
  ['ساعت‌های مجاز ارسال تبلیغاتی شب‌ها چیست، چرا منتظر می‌ماند', NIGHT],
  ['پیام فارسی و انگلیسی چند نویسه در هر بخش دارد؟', LENGTH],
  ['طول پیام انگلیسی با فارسی چه تفاوتی دارد', LENGTH],
  ['می‌خواهم خط اختصاصی بگیرم', LINE],
  ['خط اختصاصی تازه با سرشماره ۳۰۰۰ چگونه بگیرم', LINE],
  ['مشتری می‌خواهد پیامک تبلیغاتی را لغو کند', OPT_OUT],
  ['لغو۱۱ برای گیرنده پیامک تبلیغاتی چطور است', OPT_OUT],
  ['گذرواژه‌ام را فراموش کردم نمی‌توانم وارد شوم', PASSWORD],
  ['فراموشی گذرواژه و ورود به پنل', PASSWORD],
  ['احراز هویت من چقدر زمان می‌برد؟', IDENTITY],
  ['چند روز برای احراز هویت و بررسی مدارک زمان لازم است', IDENTITY],
  ['فایل اکسل مخاطبانم را چطور وارد کنم', IMPORT],
  ['ورود مخاطبان از فایل اکسل', IMPORT],
  ['الگویم رد شد، چرا؟ الگو را درست نوشته بودم', PATTERN],
  ['دلیل رد شدن الگوی من چیست', PATTERN],
];

it('finds the answer among the first three for nine of ten questions, and first for most', () => {
  const places = ASKED.map(([asked, wanted]) =>
    rankFaqs(FAQS, asked, 3).findIndex(({ question }) => question === wanted),
  );
  const missed = ASKED.filter((_one, at) => places[at] === -1).map(([asked]) => asked);
  expect({ missed, share: (ASKED.length - missed.length) / ASKED.length >= 0.9 }).toMatchObject({ share: true });
  expect(places.filter((place) => place === 0).length / ASKED.length).toBeGreaterThanOrEqual(0.8);
});

it.each(['سلام', 'سلام وقت بخیر', 'asdf qwer', '', '!!!', 'فاکتور رسمی با مهر شرکت می‌خواهم'])(
  'says nothing to «%s»',
  (asked) => {
    expect(rankFaqs(FAQS, asked, 3)).toEqual([]);
  },
);

it('takes words without their endings, whatever the keyboard', () => {
  expect(stemsOf('پيام‌هایم')).toEqual(stemsOf('پیام'));
});
