import { formatNumber } from '@peyk/shared-ui';

/** Every Persian sentence of this library but the words of the menu, see `navigation.ts`. */
export const messages = {
  title: 'پیام‌های آماده',
  caption: 'فهرست پیام‌های آماده',
  text: 'متن پیام',
  group: 'گروه',
  parts: 'بخش',
  price: 'هر گیرنده از (ریال)',
  changed: 'آخرین تغییر',
  newDraft: 'پیام تازه',
  edit: 'ویرایش',
  open: 'باز کردن در ارسال',
  delete: 'حذف',
  deleted: (count: number) => `${formatNumber(count)} پیام آماده حذف شد.`,
  emptyTitle: 'هنوز پیام آماده‌ای ندارید',
  emptyHelp: 'متنی را که بارها می‌فرستید یک بار بنویسید؛ هنگام ارسال با یک کلیک در پیام می‌آید.',
  emptyGroupTitle: 'این گروه پیامی ندارد',
  emptyGroupHelp: 'پیام تازه‌ای در آن بنویسید، یا پیام‌های گروه‌های دیگر را با ویرایش به اینجا بیاورید.',
  noResultTitle: 'پیامی با این متن نیست',
  noResultHelp: 'واژهٔ دیگری را جستجو کنید یا جستجو را بردارید.',
  groups: {
    title: 'گروه‌ها',
    all: 'همهٔ پیام‌ها',
    ofOne: 'پیام‌های این گروه',
    new: 'گروه تازه',
    rename: 'تغییر نام',
    delete: 'حذف گروه',
    room: (groups: number, groupsLimit: number, drafts: number, draftsLimit: number) =>
      `${formatNumber(groups)} گروه از ${formatNumber(groupsLimit)}، ${formatNumber(drafts)} پیام از ${formatNumber(draftsLimit)}`,
    unknownTitle: 'این گروه پیدا نشد',
    unknownHelp: 'شاید حذف شده باشد.',
    toAll: 'دیدن همهٔ پیام‌ها',
    deleteTitle: (title: string) => `حذف گروه «${title}»`,
    deleteBody: (count: number) =>
      count === 0 ? 'این گروه پیامی ندارد.' : `${formatNumber(count)} پیام آمادهٔ این گروه هم حذف می‌شود و برنمی‌گردد.`,
    deleteConfirm: 'گروه را حذف کن',
    deleted: 'گروه حذف شد.',
  },
} as const;
