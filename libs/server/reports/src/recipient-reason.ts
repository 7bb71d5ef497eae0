import { RECIPIENT_STATUS } from '@peyk/server-sender';

const REASON_OF: ReadonlyMap<number, string> = new Map([
  [RECIPIENT_STATUS.sent, 'اپراتور پیام را گرفته و هنوز رسیدی نفرستاده است.'],
  [RECIPIENT_STATUS.reachedTelecom, 'پیام به مخابرات رسیده و در راه گوشی گیرنده است.'],
  [RECIPIENT_STATUS.delivered, 'همهٔ بخش‌های پیام به گوشی گیرنده رسیده است.'],
  [RECIPIENT_STATUS.undelivered, 'اپراتور نتوانست پیام را به گوشی برساند؛ شاید خاموش یا خارج از دسترس بوده است.'],
  [RECIPIENT_STATUS.blacklisted, 'این مشترک دریافت پیامک تبلیغاتی را نزد اپراتور خود بسته است.'],
  [RECIPIENT_STATUS.queued, 'هنوز به اپراتور داده نشده است.'],
  [RECIPIENT_STATUS.submitted, 'به اپراتور داده شده و پاسخ او هنوز نرسیده است.'],
  [
    RECIPIENT_STATUS.inDoubt,
    'هنگام فرستادن ارتباط قطع شد و معلوم نیست پیام رسیده است؛ دوباره فرستاده نمی‌شود و اگر رسیدی نیاید، مبلغ آن پس از ۲۴ ساعت برمی‌گردد.',
  ],
  [RECIPIENT_STATUS.cancelled, 'ارسال پیش از رسیدن نوبت این گیرنده متوقف شد و مبلغ آن برگشت.'],
  [RECIPIENT_STATUS.refused, 'اپراتور این پیام را نپذیرفت.'],
]);

const EXPIRED_HERE = 'پیش از آنکه پیام به اپراتور داده شود مهلت ارسال گذشت و مبلغ آن برگشت.';
const EXPIRED_AT_OPERATOR = 'اپراتور تا پایان مهلت پیام نتوانست آن را به گوشی برساند.';

/** What a status means for this recipient, as a Persian sentence. */
export function recipientReason({ status, submittedAt }: { status: number; submittedAt: Date | null }): string | null {
  if (status === RECIPIENT_STATUS.expired) return submittedAt === null ? EXPIRED_HERE : EXPIRED_AT_OPERATOR;
  return REASON_OF.get(status) ?? null;
}
