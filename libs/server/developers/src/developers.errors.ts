/** What can be wrong with making and deleting API keys. `docs/errors.md` is generated from this table. */
export const DEVELOPERS_ERRORS = {
  moreThanOwn: {
    code: '403-590',
    status: 403,
    message: 'نمی‌توانید به کلید دسترسی‌ای بدهید که خودتان ندارید؛ لطفاً نقش دیگری برگزینید.',
    remedy: 'Give the key a role of `choices` in `api-keys/list`.',
    permanent: true,
  },
  unknownApiKey: {
    code: '404-590',
    status: 404,
    message: 'این کلید در حساب شما نیست؛ شاید حذف شده باشد. لطفاً فهرست را تازه کنید.',
    remedy: 'Use an id that `api-keys/list` lists for this account.',
    permanent: true,
  },
  unknownRole: {
    code: '404-591',
    status: 404,
    message: 'این نقش در حساب شما نیست؛ شاید حذف شده باشد. لطفاً نقش دیگری برگزینید.',
    remedy: 'Give the key a role of `choices` in `api-keys/list`.',
    permanent: true,
  },
  unknownCall: {
    code: '404-593',
    status: 404,
    message: 'این فراخوانی در حساب شما نیست؛ شاید بیش از ۳۰ روز از آن گذشته باشد. لطفاً فهرست را تازه کنید.',
    remedy: 'Use an id that `api-calls/list` lists for this account; calls are kept for 30 days.',
    permanent: true,
  },
  notRepeatable: {
    code: '409-597',
    status: 409,
    message:
      'این فراخوانی را نمی‌توان تکرار کرد: فقط فراخوانی ناموفقی که بدنه‌اش خوانده شده باشد، تا ۲۴ ساعت تکرارشدنی است. لطفاً آن را دوباره از برنامه انجام دهید.',
    remedy:
      'Repeat calls that `api-calls/show` gives a `repeatable_until`: failed, younger than 24 hours, and either reading or with an Idempotency-Key.',
    permanent: true,
  },
  tooManyApiKeys: {
    code: '409-590',
    status: 409,
    message: 'هر حساب حداکثر ۲۰ کلید API دارد؛ لطفاً نخست کلیدی را که لازم ندارید حذف کنید.',
    remedy: 'Delete a key, then try again.',
    permanent: false,
  },
  badAddress: {
    code: '422-590',
    status: 422,
    message: 'بعضی از نشانی‌های مجاز درست نیست؛ لطفاً آن‌ها را مانند 192.0.2.7 یا 192.0.2.0/24 بنویسید.',
    remedy: 'Give IPv4 or IPv6 addresses, or networks of them with at least one bit.',
    permanent: true,
  },
  badCallRange: {
    code: '422-595',
    status: 422,
    message: 'بازهٔ زمانی درست نیست؛ لطفاً آغاز را پیش از پایان بگذارید.',
    remedy: 'Give `from` before `to`, both as instants.',
    permanent: true,
  },
  badExpiry: {
    code: '422-591',
    status: 422,
    message: 'پایان اعتبار کلید باید از یک ساعت تا پنج سال دیگر باشد؛ لطفاً زمان دیگری برگزینید.',
    remedy: 'Give an instant between an hour and five years from now, or none.',
    permanent: true,
  },
} as const;
