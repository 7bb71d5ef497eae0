/** What is said where a file of the account is taken. */
export const ownFileWords = {
  open: 'از فایل‌های من',
  title: 'برداشتن از فایل‌های من',
  label: 'فایل',
  hint: (endings: string) => `فایل‌های ${endings} که در «فایل‌ها» نگه داشته‌اید.`,
  required: 'فایلی را انتخاب کنید.',
  take: 'برداشتن',
};
