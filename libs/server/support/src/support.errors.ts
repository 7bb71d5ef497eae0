/** What can be wrong with tickets. `docs/errors.md` is generated from this table. */
export const SUPPORT_ERRORS = {
  unknownTicket: {
    code: '404-490',
    status: 404,
    message: 'درخواستی با این شماره در حساب شما نیست؛ لطفاً فهرست درخواست‌ها را تازه کنید.',
    remedy: 'Use an id that `ticket` lists for this account.',
    permanent: true,
  },
  ticketClosed: {
    code: '409-490',
    status: 409,
    message: 'این درخواست بسته شده است و دیگر نمی‌توان در آن نوشت؛ لطفاً درخواست تازه‌ای ثبت کنید.',
    remedy: 'A closed ticket is never opened again: open a new one with `ticket/ai`.',
    permanent: true,
  },
  notAnsweredYet: {
    code: '409-491',
    status: 409,
    message: 'پشتیبانی هنوز به این درخواست پاسخ نداده است؛ لطفاً پس از پاسخ امتیاز بدهید.',
    remedy: 'Rate a ticket that support has answered, or that is closed.',
    permanent: false,
  },
  unknownCategory: {
    code: '422-490',
    status: 422,
    message: 'این بخش در فهرست موضوع‌ها نیست؛ لطفاً موضوع و بخش آن را دوباره انتخاب کنید.',
    remedy: 'Use keys that `ticket/category` lists, the second one out of the first.',
    permanent: true,
  },
  tooManyTickets: {
    code: '422-491',
    status: 422,
    message: 'هر حساب حداکثر ۲۰ درخواست باز دارد؛ لطفاً در یکی از آن‌ها بنویسید یا آن را ببندید.',
    remedy: 'Close a ticket that is settled, or go on in one that is open.',
    permanent: false,
  },
  ticketFull: {
    code: '422-492',
    status: 422,
    message: 'این درخواست ۲۰۰ نوشته دارد و بیشتر جا نمی‌گیرد؛ لطفاً درخواست تازه‌ای ثبت کنید.',
    remedy: 'Close it, and open a new ticket.',
    permanent: true,
  },
  unknownAttachment: {
    code: '422-494',
    status: 422,
    message: 'یکی از پیوست‌ها پیدا نشد یا پیش‌تر پیوست شده است؛ لطفاً آن را دوباره بارگذاری کنید.',
    remedy: 'Upload each file by `ticket/file`, and attach it once within a day.',
    permanent: true,
  },
  badText: {
    code: '422-493',
    status: 422,
    message: 'متن باید ۱ تا ۴٬۰۰۰ نویسه باشد؛ لطفاً آن را درست کنید.',
    remedy: 'Give 1 to 4,000 characters, with something to be seen in them.',
    permanent: true,
  },
} as const;
