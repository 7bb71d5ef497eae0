/** The sentences of a login that an admin has begun. */
export const externalMessages = {
  externalTitle: 'ورود از سوی مدیر سامانه',
  externalReplaces: (current: { readonly name: string; readonly userName: string } | null) =>
    current
      ? `هم‌اکنون با حساب «${current.name}» (${current.userName}) وارد شده‌اید. ورود از سوی مدیر سامانه جای آن را در این مرورگر می‌گیرد.`
      : 'هم‌اکنون با حساب دیگری وارد شده‌اید. ورود از سوی مدیر سامانه جای آن را در این مرورگر می‌گیرد.',
  externalReplace: 'جایگزین شود',
  externalStay: 'ماندن در حساب کنونی',
  externalMissing: 'این پیوند کد ورود ندارد یا بخشی از آن افتاده است. لطفاً پیوند را کامل کپی کنید و دوباره باز کنید.',
  externalRemedy: 'این کد تنها یک بار و تا زمان کوتاهی کار می‌کند. از مدیر سامانه پیوند تازه بگیرید.',
} as const;
