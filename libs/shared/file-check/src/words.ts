import type { FileFault, OpenedSheet, Verdict } from '@peyk/shared-sheets';

/** Why a file is not taken, with what to do. The server says the same. */
export const FILE_FAULT_WORDS: Readonly<Record<FileFault | 'noNumbers', string>> = {
  notASpreadsheet: 'این فایل خوانده نشد؛ لطفاً فایلی با قالب xlsx، csv یا txt بفرستید.',
  oldExcel:
    'قالب این فایل xls قدیمی یا رمزدار است؛ لطفاً آن را در اکسل بدون رمز با قالب xlsx ذخیره کنید و دوباره بفرستید.',
  tooLarge: 'این فایل بزرگ‌تر از اندازهٔ مجاز است؛ لطفاً آن را به چند فایل بخش کنید.',
  damaged: 'این فایل آسیب دیده است و کامل خوانده نمی‌شود؛ لطفاً آن را دوباره ذخیره کنید و بفرستید.',
  unknownEncoding:
    'نوشته‌های این فایل خوانده نشد، چون با کدگذاری ناشناخته‌ای ذخیره شده است؛ لطفاً آن را در اکسل با قالب xlsx یا «CSV UTF-8» ذخیره کنید و دوباره بفرستید.',
  emptySheet: 'این فایل هیچ سطری ندارد؛ لطفاً فایلی بفرستید که دست‌کم یک شماره در آن باشد.',
  onlyHeader: 'این فایل تنها سرستون دارد و زیر آن سطری نیست؛ لطفاً شماره‌ها را زیر سرستون بنویسید و دوباره بفرستید.',
  tooManyRows: 'این فایل بیش از ۱٬۰۰۰٬۰۰۰ سطر دارد؛ لطفاً آن را به چند فایل بخش کنید.',
  tooManyColumns: 'این فایل بیش از ۱۰۰ ستون دارد؛ لطفاً ستون‌هایی را که لازم نیست بردارید.',
  noNumbers: 'در این ستون هیچ شمارهٔ همراه درستی نیست؛ لطفاً ستون دیگری را انتخاب کنید یا فایل را بررسی کنید.',
};

/** A row's verdict in a word or two; what to do about it says `MOBILE_FAULT_WORDS` of the shared sheets. */
export const VERDICT_WORDS: Readonly<Record<Verdict, string>> = {
  valid: 'درست',
  duplicate: 'تکراری',
  empty: 'خانهٔ خالی',
  letters: 'شمارهٔ نادرست',
  wrong: 'شمارهٔ نادرست',
  rounded: 'شمارهٔ گردشده در اکسل',
};

/** The three groups in which a person is told of wrong rows: empty cell, wrong number, other. */
export type WrongGroup = 'emptyCell' | 'wrongNumber' | 'other';

export const WRONG_GROUP_WORDS: Readonly<Record<WrongGroup, string>> = {
  emptyCell: 'خانهٔ خالی',
  wrongNumber: 'شمارهٔ نادرست',
  other: 'سایر',
};

const GROUP_OF: Readonly<Record<Exclude<Verdict, 'valid' | 'duplicate'>, WrongGroup>> = {
  empty: 'emptyCell',
  letters: 'wrongNumber',
  wrong: 'wrongNumber',
  rounded: 'other',
};

/** The group of a verdict; undefined for a row that is not wrong. */
export function wrongGroupOf(verdict: Verdict): WrongGroup | undefined {
  return verdict === 'valid' || verdict === 'duplicate' ? undefined : GROUP_OF[verdict];
}

/** Said of a file whose name ends as another kind does: it was read all the same. */
export function misnamedWords({ kind }: Pick<OpenedSheet, 'kind'>): string {
  const [is, isNot] = kind === 'xlsx' ? ['اکسل (xlsx)', 'متنی'] : ['متنی', 'اکسل'];
  return `پسوند این فایل ${isNot} است، ولی محتوای آن ${is} است؛ بر پایهٔ محتوا خوانده شد.`;
}
