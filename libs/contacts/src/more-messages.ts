import { formatNumber } from '@peyk/shared-ui';

const people = (count: number) => `${formatNumber(count)} مخاطب`;

/** The sentences of what is opened from the lists: apart from theirs, so that the lists load without them. */
export const moreMessages = {
  tags: {
    field: 'برچسب‌ها',
    noneYet: 'هنوز برچسبی ندارید؛ آن را در بخش «برچسب‌ها و ویژگی‌ها» بسازید.',
    title: 'برچسب‌ها',
    help: 'برچسب واژه‌ای است که روی مخاطبان می‌گذارید تا آن‌ها را با آن پیدا کنید: «مشتری ویژه»، «بدحساب».',
    caption: 'فهرست برچسب‌ها',
    name: 'برچسب',
    contacts: 'مخاطب',
    created: 'ساخت',
    new: 'برچسب تازه',
    editTitle: 'تغییر نام برچسب',
    badTitle: 'نام برچسب نویسه‌ای دارد که پذیرفته نمی‌شود.',
    deleteTitle: (title: string) => `حذف برچسب «${title}»`,
    deleteBody: (count: number) =>
      count === 0
        ? 'این برچسب روی هیچ مخاطبی نیست.'
        : `این برچسب از روی ${people(count)} برداشته می‌شود. خود مخاطبان می‌مانند.`,
    deleteConfirm: 'برچسب را حذف کن',
    deleted: 'برچسب حذف شد.',
    emptyTitle: 'هنوز برچسبی ندارید',
    emptyHelp: 'نخستین برچسب را بسازید و آن را یک‌جا روی مخاطبان بگذارید.',
  },

  properties: {
    title: 'ویژگی‌ها',
    help: 'ویژگی چیزی است که از هر مخاطب نگه می‌دارید: شهر، شمارهٔ اشتراک، تاریخ تمدید. در فیلتر و در متن پیام به کار می‌آید.',
    caption: 'فهرست ویژگی‌ها',
    name: 'نام فارسی',
    latin: 'نام لاتین',
    latinHint: 'در متن پیام با این نام می‌آید، مانند city. حرف لاتین، رقم و زیرخط؛ با حرف آغاز می‌شود.',
    badTitle: 'نام فارسی نویسه‌ای دارد که پذیرفته نمی‌شود.',
    badLatin: 'نام لاتین باید با حرف لاتین آغاز شود و فقط حرف لاتین، رقم و زیرخط داشته باشد.',
    type: 'نوع',
    types: { string: 'متن', date: 'تاریخ', int: 'عدد' },
    typeFixed: 'نوع ویژگی پس از ساختن تغییر نمی‌کند.',
    origin: 'سازنده',
    origins: { system: 'سامانه', user: 'شما' },
    used: 'دارای مقدار',
    usedMany: 'بیش از ۱۰٬۰۰۰',
    active: 'فعال',
    state: { on: 'فعال', off: 'غیرفعال' },
    switchOn: 'فعال کردن',
    switchOff: 'غیرفعال کردن',
    new: 'ویژگی تازه',
    editTitle: 'ویرایش ویژگی',
    deleteTitle: (title: string) => `حذف ویژگی «${title}»`,
    deleteBody: (count: number) =>
      count === 0
        ? 'هیچ مخاطبی مقداری برای این ویژگی ندارد.'
        : `مقدار این ویژگی از ${count > 10_000 ? 'بیش از ۱۰٬۰۰۰ مخاطب' : people(count)} پاک می‌شود و برنمی‌گردد. برای پنهان کردن آن، غیرفعالش کنید.`,
    deleteConfirm: 'ویژگی را حذف کن',
    deleted: 'ویژگی حذف شد.',
    switchedOn: 'ویژگی فعال شد.',
    switchedOff: 'ویژگی غیرفعال شد؛ مقدارهای آن می‌ماند.',
  },

  segments: {
    title: 'فیلترهای ذخیره‌شده',
    help: 'فیلتر ذخیره‌شده در هر بار استفاده از نو حساب می‌شود؛ مخاطبی که بعداً با آن جور شود هم در آن است.',
    narrowFirst: 'برای ذخیره کردن، نخست فهرست مخاطبان را با فیلترها محدود کنید.',
    newTitle: 'نام فیلتر',
    save: 'ذخیره',
    saved: (title: string) => `فیلتر «${title}» ذخیره شد.`,
    open: 'نمایش مخاطبان',
    countThem: 'شمارش',
    count: ({ total, reachable }: { total: number; reachable: number }) =>
      `${people(total)}، ${formatNumber(reachable)} قابل ارسال`,
    broken: 'دفترچه، برچسب یا ویژگی این فیلتر حذف شده است؛ آن را حذف کنید و فیلتر تازه‌ای بسازید.',
    notShown: 'این فیلتر را برنامه‌ای ساخته است و این فهرست همهٔ شرط‌های آن را ندارد؛ شمارش آن درست است.',
    rename: 'تغییر نام',
    cancel: 'انصراف',
    close: 'بستن',
    deleteBody: 'فقط فیلتر حذف می‌شود؛ مخاطبان می‌مانند.',
    deleteConfirm: 'فیلتر را حذف کن',
    deleted: (title: string) => `فیلتر «${title}» حذف شد.`,
    emptyTitle: 'هنوز فیلتری ذخیره نکرده‌اید',
    emptyHelp: 'فهرست را با فیلترها محدود کنید و آن را با یک نام نگه دارید.',
  },

  bulks: {
    recent: 'کارهای گروهی اخیر',
    recentHelp: 'هر کار تا یک روز پس از انجام برگرداندنی است. آنچه پس از آن تغییر داده‌اید می‌ماند.',
    recentEmptyTitle: 'در یک روز گذشته کار گروهی نداشته‌اید',
    recentEmptyHelp: 'با انتخاب چند مخاطب می‌توانید آن‌ها را یک‌جا به دفترچه ببرید، برچسب بزنید یا حذف کنید.',
    undo: 'برگرداندن',
    undone: 'به حالت پیش برگشت.',
    undoing: 'برگرداندن آغاز شد.',
    actions: {
      add_to_phonebook: (title: string) => `افزودن به دفترچهٔ «${title}»`,
      remove_from_phonebook: (title: string) => `برداشتن از دفترچهٔ «${title}»`,
      add_tag: (title: string) => `برچسب «${title}»`,
      remove_tag: (title: string) => `برداشتن برچسب «${title}»`,
      delete: () => 'حذف مخاطبان',
      blacklist: () => 'افزودن به لیست سیاه ارسال',
      receive_blacklist: () => 'افزودن به لیست سیاه دریافت',
    },
    gone: 'حذف‌شده',
    states: {
      running: 'در حال انجام',
      done: 'انجام شد',
      undoing: 'در حال برگرداندن',
      undone: 'برگردانده شد',
      stopped: 'پیش از پایان متوقف شد',
    },
    changed: (count: number) => `${people(count)} تغییر کرد`,
  },
} as const;
