/** What can be wrong with a call that a program makes with an API key. `docs/errors.md` is generated from this table. */
export const KEY_ERRORS = {
  unknownKey: {
    code: '401-590',
    status: 401,
    message: 'این کلید API شناخته نشد؛ شاید حذف شده باشد. لطفاً کلید را بررسی کنید یا کلید تازه‌ای بسازید.',
    remedy: 'Send the whole secret of a key that is there, as `Authorization: Bearer …` or as `X-API-Key`.',
    permanent: true,
  },
  expiredKey: {
    code: '401-591',
    status: 401,
    message: 'مهلت این کلید API تمام شده است؛ لطفاً کلید تازه‌ای بسازید.',
    remedy: 'Make a new key and use it instead.',
    permanent: true,
  },
  makerGone: {
    code: '401-592',
    status: 401,
    message: 'سازندهٔ این کلید API دیگر در این حساب کار نمی‌کند؛ لطفاً کلید تازه‌ای بسازید.',
    remedy: 'The maker of the key was deactivated: somebody else of the account makes a new one.',
    permanent: true,
  },
  addressNotAllowed: {
    code: '403-591',
    status: 403,
    message: 'این کلید API از این نشانی اینترنتی پذیرفته نمی‌شود؛ لطفاً نشانی‌های مجاز کلید را بررسی کنید.',
    remedy: 'Call from an address that the key allows, or make a key that allows this one.',
    permanent: true,
  },
  notForKeys: {
    code: '403-592',
    status: 403,
    message: 'این کار با کلید API انجام‌شدنی نیست؛ لطفاً آن را در پنل انجام دهید.',
    remedy: 'Only a person who is signed in may do this; see `x-access` (`keys`) of the operation.',
    permanent: true,
  },
  notForTestKeys: {
    code: '403-593',
    status: 403,
    message: 'این کار با کلید آزمایشی انجام‌شدنی نیست؛ لطفاً آن را با کلید اصلی انجام دهید.',
    remedy: 'A test key reads, and sends into the sandbox; see `x-access` (`test`) of the operation. Use a live key.',
    permanent: true,
  },
} as const;
