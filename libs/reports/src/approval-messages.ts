/** The sentences about sends that wait for a second person. They stand apart, because few accounts have any. */
export const approvalMessages = {
  waits: 'منتظر تأیید همکار',
  own: (cost: string, until: string) =>
    `هزینهٔ این ارسال ${cost} ریال است و پس از تأیید یک همکار فرستاده می‌شود. مبلغ آن کنار گذاشته شده است؛ اگر تا ${until} کسی تصمیم نگیرد، برمی‌گردد.`,
  others: (name: string, cost: string, until: string) =>
    `${name} این ارسال را با هزینهٔ ${cost} ریال ساخته است. تا تأیید نشود چیزی فرستاده نمی‌شود؛ اگر تا ${until} کسی تصمیم نگیرد، مبلغ آن برمی‌گردد.`,
  approved: (name: string) => `${name} این ارسال را تأیید کرد.`,
  approve: 'تأیید و فرستادن',
  reject: 'رد کردن',
  askTitle: 'این ارسال فرستاده شود؟',
  ask: (count: string, cost: string) => `متن این ارسال برای ${count} گیرنده با هزینهٔ ${cost} ریال فرستاده می‌شود.`,
  cancel: 'انصراف',
  rejectTitle: 'رد کردن ارسال',
  reason: 'دلیل، برای سازندهٔ ارسال',
  reasonHint: 'ارسال متوقف می‌شود و همهٔ مبلغ آن به کیف پول برمی‌گردد.',
  listTitle: 'منتظر تأیید شما',
  more: (count: string) => `و ${count} ارسال دیگر`,
  row: (name: string, recipients: string) => `${name}، ${recipients} گیرنده`,
};
