import { formatNumber } from '@peyk/shared-ui';
import type { Job } from './api/list-jobs';

/** Every Persian sentence of the tray. */
export const messages = {
  title: 'کارهای در جریان',
  open: (running: number) =>
    running > 0 ? `کارهای در جریان: ${formatNumber(running)} کار` : 'کارهای در جریان: همه پایان یافته‌اند',
  failedToLoad: 'فهرست کارها خوانده نشد.',
  retry: 'تلاش دوباره',
  loading: 'در حال باز کردن کارهای در جریان',
  states: {
    waiting: 'در نوبت',
    running: 'در حال انجام',
    done: 'انجام شد',
    failed: 'انجام نشد',
    cancelled: 'لغو شد',
  } satisfies Record<Job['state'], string>,
  cancelling: 'در حال لغو',
  progress: (done: number, total: number) => `${formatNumber(done)} از ${formatNumber(total)}`,
  progressOf: (title: string) => `پیشرفت ${title}`,
  show: 'دیدن نتیجه',
  download: 'دریافت فایل',
  downloadOf: (title: string) => `دریافت فایل ${title}`,
  cancel: (title: string) => `لغو ${title}`,
  dismiss: (title: string) => `برداشتن ${title} از فهرست`,
  confirmTitle: 'این کار لغو شود؟',
  confirmText: (title: string) =>
    `«${title}» در نخستین جای امن می‌ایستد. آنچه تا آن لحظه انجام شده است می‌ماند و بقیه انجام نمی‌شود.`,
  confirm: 'لغو کار',
  keep: 'ادامه یابد',
} as const;
