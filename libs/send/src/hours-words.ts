import { formatJalali } from '@peyk/shared-jalali';
import type { Price } from './model/types';

type HoursConflict = NonNullable<Price['hours_conflict']>;

const dayAndTime = (instant: string | undefined) =>
  instant === undefined ? '' : `${formatJalali(instant, 'long')} ساعت ${formatJalali(instant, 'time')}`;
const time = (instant: string | undefined) => (instant === undefined ? '' : formatJalali(instant, 'time'));

/** What the hours of the line do to the send, and what can be done about it. */
export const hoursWords: Readonly<Record<HoursConflict['kind'], (conflict: HoursConflict) => string>> = {
  never_open: () =>
    'ساعت‌های مجاز این خط با ساعت‌هایی که خودتان برای آن گذاشته‌اید هیچ اشتراکی ندارد؛ تا یکی از آن‌ها عوض نشود پیامی نمی‌رود.',
  waits_until_open: ({ opens_at }) => `این خط در آن زمان بسته است؛ ارسال ${dayAndTime(opens_at)} آغاز می‌شود.`,
  expires_before_open: ({ opens_at }) =>
    `این خط ${dayAndTime(opens_at)} باز می‌شود و مهلت ارسال پیش از آن تمام شده است؛ پیام به کسی نمی‌رسد. مهلت را بیشتر کنید یا زمان دیگری بگذارید.`,
  ends_after_close: ({ closes_at, opens_at }) =>
    `با این سرعت همهٔ پیام‌ها پیش از بسته شدن خط (ساعت ${time(closes_at)}) نمی‌روند؛ بقیه ${dayAndTime(opens_at)} فرستاده می‌شوند.`,
};
