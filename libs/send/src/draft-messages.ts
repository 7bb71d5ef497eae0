import { formatNumber } from '@peyk/shared-ui';
import type { Draft } from '@peyk/shared-screens';

const MISSING: Readonly<Record<Draft['missing'][number], string>> = {
  line: 'خط آن اکنون در دسترس شما نیست و خط دیگری به جایش آمد.',
  phonebooks: 'دفترچه‌ای که دیگر در دسترس شما نیست آورده نشد.',
  contacts: 'مخاطبی که دیگر در دسترس شما نیست آورده نشد.',
  segment: 'فیلتر ذخیره‌شدهٔ آن دیگر در دسترس شما نیست؛ گیرنده‌ها را دوباره انتخاب کنید.',
  send_time: 'زمان ارسال آن گذشته است.',
};

/** The sentences about a draft that is opened or kept; most messages are written without. */
export const draftMessages = {
  pick: 'پیام آماده',
  keep: 'نگه داشتن در پیام‌های آماده',
  kept: 'در پیام‌های آماده نگه داشته شد.',
  updated: 'پیام آماده به‌روز شد.',
  notWhole: 'بخشی از این پیام آماده برای شما آورده نشد؛ با به‌روزرسانی، آن بخش از پیام آماده حذف می‌شود.',
  losesPeople: 'گیرنده‌ها با این پیام نگه داشته نمی‌شوند؛ با به‌روزرسانی، گیرنده‌های پیام آماده هم حذف می‌شوند.',
  notKept: {
    file: 'فایل نگه داشته نمی‌شود؛ هنگام ارسال دوباره بارگذاری‌اش کنید.',
    many: (limit: number) =>
      `گیرنده‌ها نگه داشته نمی‌شوند، چون بیش از ${formatNumber(limit)} شماره‌اند؛ آن‌ها را در یک دفترچه بگذارید.`,
  },
  loading: 'در حال آوردن پیام آماده…',
  text: 'متن پیام آماده اینجاست.',
  whole: 'پیام آماده با تنظیماتش اینجاست. هر چه می‌خواهید عوض کنید.',
  gone: 'این پیام آماده پیدا نشد؛ شاید حذف شده باشد.',
  failed: 'پیام آماده خوانده نشد؛ می‌توانید پیام را از نو بنویسید.',
  missing: (part: Draft['missing'][number]) => MISSING[part],
  fileMissing: 'فایل با آن نگه داشته نشده است؛ دوباره بارگذاری‌اش کنید.',
  unread: (count: number) => `${formatNumber(count)} شماره آورده نشد، چون برای شما پوشیده یا نادرست است.`,
} as const;
