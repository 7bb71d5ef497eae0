import type { RecipientStatus } from '@peyk/shared-sends';

interface StatusWords {
  /** The word of the specification, the same on every screen. */
  readonly label: string;
  /** What it means for this message and its money, in one sentence. */
  readonly meaning: string;
  /** Colour and drawing of its chip. */
  readonly tone: 'alive' | 'attention' | 'danger' | 'info' | 'quiet';
  readonly icon: 'clock' | 'send' | 'check' | 'checkCircle' | 'warning' | 'stop' | 'close' | 'info' | 'phone';
}

/** The statuses of a recipient's message. The numbers are the contract's. */
export const RECIPIENT_STATUSES: Readonly<Record<RecipientStatus, StatusWords>> = {
  10: { label: 'در صف', meaning: 'نوبت این پیام هنوز نرسیده است.', tone: 'quiet', icon: 'clock' },
  11: { label: 'در حال ارسال', meaning: 'به اپراتور سپرده شد و پاسخ آن در راه است.', tone: 'info', icon: 'send' },
  0: { label: 'ارسال‌شده', meaning: 'اپراتور پیام را پذیرفت؛ خبر رسیدن هنوز نیامده است.', tone: 'info', icon: 'send' },
  1: {
    label: 'رسیده به مخابرات',
    meaning: 'پیام به مرکز پیامک گیرنده رسیده و برای گوشی فرستاده می‌شود.',
    tone: 'info',
    icon: 'check',
  },
  2: { label: 'رسیده به گوشی', meaning: 'گوشی گیرنده پیام را دریافت کرد.', tone: 'alive', icon: 'checkCircle' },
  3: {
    label: 'نرسیده به گوشی',
    meaning: 'اپراتور خبر داد که پیام به گوشی نرسید؛ شاید خاموش یا از دسترس خارج بوده است.',
    tone: 'danger',
    icon: 'close',
  },
  4: {
    label: 'لیست سیاه',
    meaning: 'گیرنده دریافت پیامک تبلیغاتی را بسته است؛ اپراتور پیام را نرساند.',
    tone: 'quiet',
    icon: 'stop',
  },
  12: {
    label: 'نامشخص',
    meaning: 'روشن نشد که پیام رفته است یا نه. دوباره فرستاده نمی‌شود و اگر تا ۲۴ ساعت خبری نیاید پولش برمی‌گردد.',
    tone: 'attention',
    icon: 'info',
  },
  13: {
    label: 'منقضی‌شده',
    meaning: 'مهلت رساندن پیام پیش از رسیدن به گوشی تمام شد.',
    tone: 'danger',
    icon: 'clock',
  },
  14: { label: 'لغوشده', meaning: 'پیش از فرستادن این پیام، ارسال را متوقف کردید.', tone: 'quiet', icon: 'stop' },
  15: { label: 'ردشده از سوی اپراتور', meaning: 'اپراتور این پیام را نپذیرفت.', tone: 'danger', icon: 'warning' },
};

/** The order of the choices: as a message walks, exceptions last. */
export const STATUS_ORDER: readonly RecipientStatus[] = [10, 11, 0, 1, 2, 3, 4, 12, 13, 14, 15];

/** Narrows a text out of the address to a status. */
export function toRecipientStatus(value: string | undefined): RecipientStatus | undefined {
  return STATUS_ORDER.find((status) => String(status) === value);
}
