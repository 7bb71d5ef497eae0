/** What can be wrong with an admin's news, quick links and banners. `docs/errors.md` is generated from this table. */
export const HOME_ADMIN_ERRORS = {
  badText: {
    code: '422-70',
    status: 422,
    message: 'متن خالی یا بیش از اندازه بلند است؛ لطفاً آن را کوتاه کنید.',
    remedy: 'Titles have 1 to 200 characters (quick links 60), bodies 1 to 4,000.',
    permanent: true,
  },
  badLink: {
    code: '422-71',
    status: 422,
    message: 'نشانی درست نیست؛ نشانی باید با http:// یا https:// یا برای صفحه‌های پنل با / آغاز شود.',
    remedy: 'Give a whole address, or a path of the panel such as /reports.',
    permanent: true,
  },
  badImage: {
    code: '422-72',
    status: 422,
    message: 'این پرونده تصویر PNG یا JPEG یا WebP تا ۱ مگابایت نیست.',
    remedy: 'Give a PNG, JPEG or WebP file of at most 1 MiB.',
    permanent: true,
  },
  missingPart: {
    code: '422-73',
    status: 422,
    message: 'بنر کامل نیست: بنر پنجره‌ای تصویر پنجره و بنرهای دیگر نشانی می‌خواهند.',
    remedy: 'Action popup needs --popup-desktop and --popup-alt; same-window and new-window need --link.',
    permanent: true,
  },
  badTime: {
    code: '422-74',
    status: 422,
    message: 'زمان پایان باید پس از زمان آغاز باشد.',
    remedy: 'Give an end after the start.',
    permanent: true,
  },
  taken: {
    code: '409-70',
    status: 409,
    message: 'پیوندی به همین صفحه هست.',
    remedy: 'Remove the link that leads there first.',
    permanent: true,
  },
  unknown: {
    code: '404-70',
    status: 404,
    message: 'چیزی با این شناسه نیست؛ لطفاً شناسه را بررسی کنید.',
    remedy: 'Use an id that the list command prints.',
    permanent: true,
  },
} as const;
