import type { Timeline } from '../api/get-timeline';
import { RECIPIENTS } from './sample-sends';

const [first] = RECIPIENTS;
if (first === undefined) throw new Error('the samples have no recipient');

/** One that was in doubt and arrived all the same: every kind of word. */
export const TIMELINE: Timeline = {
  recipient: first,
  advice: null,
  money_note: 'مبلغ این پیام از کیف پول کم شد، چون به گوشی رسید.',
  steps: [
    {
      kind: 'registered',
      at: '2026-11-20T08:30:00.000Z',
      by: 'sender',
      title: 'ارسال ثبت شد',
      meaning: 'متن، خط و گیرنده‌ها پذیرفته و نگه داشته شد.',
    },
    {
      kind: 'submitted',
      at: '2026-11-20T08:31:00.000Z',
      by: 'peyk',
      title: 'پیام به اپراتور داده شد',
      meaning: 'پیک پیام را فرستاد و منتظر پاسخ اپراتور ماند.',
    },
    {
      kind: 'doubt',
      at: '2026-11-20T08:31:30.000Z',
      by: 'peyk',
      title: 'پاسخ اپراتور نرسید',
      meaning: 'ارتباط پیش از رسیدن پاسخ قطع شد. شاید پیام رفته باشد؛ برای اینکه دو بار نرود، دوباره فرستاده نمی‌شود.',
    },
    {
      kind: 'doubt_ended',
      at: null,
      by: 'operator',
      title: 'رسید اپراتور تکلیف را روشن کرد',
      meaning: 'از رسید معلوم شد که اپراتور پیام را گرفته بود.',
    },
    {
      kind: 'receipt',
      at: '2026-11-20T08:32:00.000Z',
      by: 'operator',
      title: 'پیام به گوشی رسید',
      meaning: 'همهٔ بخش‌های پیام به گوشی گیرنده رسیده است.',
    },
  ],
};

/** One that nobody knows of, with what can be done. */
export const DOUBT_TIMELINE: Timeline = {
  recipient: { ...first, status: 12, money: 'held', receipt_at: null },
  advice:
    'تا ۲۴ ساعت منتظر خبر اپراتور بمانید. اگر پیام فوری است، پیش از فرستادن دوباره از گیرنده بپرسید تا دو بار نگیرد.',
  money_note: 'مبلغ این پیام کنار گذاشته شده است؛ اگر تا ۲۴ ساعت خبری از اپراتور نرسد، به کیف پول برمی‌گردد.',
  steps: TIMELINE.steps.slice(0, 3),
};
