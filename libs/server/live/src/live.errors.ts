/** What can be wrong with opening the live socket. `docs/errors.md` is generated from this table. */
export const LIVE_ERRORS = {
  badTicket: {
    code: '401-2',
    status: 401,
    message: 'بلیت ارتباط زنده معتبر نیست یا مهلت آن تمام شده است؛ صفحه خودش دوباره تلاش می‌کند.',
    remedy: 'Ask for a new ticket with live/ticket; it works once and for 30 seconds.',
    permanent: true,
  },
  foreignOrigin: {
    code: '403-40',
    status: 403,
    message: 'این صفحه اجازهٔ ارتباط زنده با پیک را ندارد؛ لطفاً پنل را از نشانی خودش باز کنید.',
    remedy:
      "The page is not of this host: let the proxy pass the Host header on, or name the page's origin in PEYK_ORIGINS.",
    permanent: true,
  },
  tooManySockets: {
    code: '429-12',
    status: 429,
    message: 'تعداد پنجره‌های باز این حساب زیاد است؛ لطفاً چند پنجره را ببندید.',
    remedy: 'At most 20 live sockets of an account may be open on one server.',
    permanent: false,
  },
  notASocket: {
    code: '426-1',
    status: 426,
    message: 'این نشانی فقط برای ارتباط زنده (WebSocket) است.',
    remedy: 'Open this address as a WebSocket.',
    permanent: true,
  },
} as const;
