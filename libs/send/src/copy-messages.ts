import { formatNumber } from '@peyk/shared-ui';

/** The sentences about the copy of an earlier send; most pages never say them. */
export const copyMessages = {
  loading: 'در حال آوردن متن و گیرنده‌های ارسال قبلی…',
  ready: 'متن و گیرنده‌های ارسال قبلی اینجاست. هر چه می‌خواهید عوض کنید.',
  textOnly: (limit: number) =>
    `متن ارسال قبلی اینجاست. گیرنده‌هایش بیش از ${formatNumber(limit)} شماره بود و آورده نشد.`,
  failed: 'ارسال قبلی خوانده نشد؛ می‌توانید پیام را از نو بنویسید.',
  replaced: 'پیامی که می‌نوشتید کنار گذاشته شد.',
  restore: 'برگرداندن آن',
} as const;
