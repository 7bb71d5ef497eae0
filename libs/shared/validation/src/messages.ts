import type { PostalCodeProblem } from './address';
import type { BankNumberProblem } from './bank';
import { toPersianDigits } from './digits';
import type { LegalIdProblem, NationalIdProblem } from './identity';
import type { PASSWORD_STRENGTHS, PasswordProblem, PasswordRule } from './password';

/** One sentence per reason: what is wrong and what to do. */
type Sentences<Problem extends string> = Readonly<Record<Problem, string>>;

export const NATIONAL_ID_MESSAGES: Sentences<NationalIdProblem> = {
  format: 'کد ملی باید ۱۰ رقم باشد.',
  repeated: 'کد ملی نمی‌تواند از یک رقم تکراری ساخته شده باشد. لطفاً کد ملی درست را وارد کنید.',
  checksum: 'کد ملی درست نیست. لطفاً رقم‌های آن را بازبینی کنید.',
};

export const LEGAL_ID_MESSAGES: Sentences<LegalIdProblem> = {
  format: 'شناسهٔ ملی شرکت باید ۳ تا ۱۱ رقم باشد.',
  checksum: 'شناسهٔ ملی شرکت درست نیست. لطفاً رقم‌های آن را بازبینی کنید.',
};

export const CARD_NUMBER_MESSAGES: Sentences<BankNumberProblem> = {
  format: 'شمارهٔ کارت باید ۱۶ رقم باشد.',
  checksum: 'شمارهٔ کارت اشتباه است. لطفاً رقم‌های آن را بازبینی کنید.',
};

export const SHEBA_MESSAGES: Sentences<BankNumberProblem> = {
  format: 'شمارهٔ شبا باید با IR آغاز شود و ۲۴ رقم داشته باشد.',
  checksum: 'شمارهٔ حساب اشتباه است. لطفاً رقم‌های شبا را بازبینی کنید.',
};

export const POSTAL_CODE_MESSAGES: Sentences<PostalCodeProblem> = {
  format: 'کد پستی باید ۱۰ رقم باشد.',
  repeated: 'کد پستی نمی‌تواند از یک رقم تکراری ساخته شده باشد. لطفاً کد پستی درست را وارد کنید.',
};

export const PASSWORD_MESSAGES: Sentences<PasswordProblem> = {
  persianLetters: 'گذرواژه نباید حروف فارسی یا عربی داشته باشد. لطفاً زبان صفحه‌کلید را انگلیسی کنید.',
  tooShort: 'گذرواژه باید دست‌کم ۸ نویسه داشته باشد.',
  tooLong: 'گذرواژه نباید بیشتر از ۱۲۸ نویسه داشته باشد.',
  noLetter: 'گذرواژه باید ترکیبی از حروف و اعداد باشد؛ لطفاً به آن حروف انگلیسی بیفزایید.',
  noDigit: 'گذرواژه باید ترکیبی از حروف و اعداد باشد؛ لطفاً به آن عدد بیفزایید.',
  noUppercase: 'گذرواژه باید دست‌کم یک حرف بزرگ انگلیسی داشته باشد.',
  hasMobile: 'شمارهٔ موبایل نباید در گذرواژه باشد؛ لطفاً گذرواژهٔ دیگری انتخاب کنید.',
  common: 'این گذرواژه را همه می‌شناسند و زود حدس زده می‌شود؛ لطفاً گذرواژهٔ دیگری انتخاب کنید.',
};

export const PASSWORD_STRENGTH_LABELS: Sentences<(typeof PASSWORD_STRENGTHS)[number]> = {
  veryWeak: 'خیلی ضعیف',
  weak: 'ضعیف',
  medium: 'متوسط',
  strong: 'قوی',
  veryStrong: 'خیلی قوی',
};

/** The rules as a list to tick off, in a few words each. */
export const PASSWORD_RULE_LABELS: Sentences<PasswordRule> = {
  minChars: 'دست‌کم ۸ نویسه',
  digit: 'عدد',
  uppercase: 'حرف بزرگ انگلیسی',
  uncommon: 'رایج و قابل حدس نباشد',
  lowercase: 'حرف کوچک انگلیسی',
  special: 'نشانه‌ای مانند ! یا @ یا #',
  withoutUsername: 'نام کاربری در آن نباشد',
  withoutMobile: 'شمارهٔ موبایل در آن نباشد',
};

/** Rules that have one reason only. */
export const FIELD_MESSAGES = {
  mobile: 'شمارهٔ موبایل واردشده معتبر نیست. لطفاً یک شمارهٔ موبایل معتبر وارد کنید.',
  landline: 'شمارهٔ تلفن ثابت باید حداکثر ۸ رقم باشد.',
  cityCode: 'کد شهر باید ۳ رقم باشد.',
  registrationNumber: 'شمارهٔ ثبت باید ۳ تا ۱۵ رقم باشد.',
  economicNumber: 'کد اقتصادی باید ۳ تا ۱۲ رقم باشد.',
  website: 'آدرس سایت اشتباه است. نشانی باید با http یا https آغاز شود و به com، ir، org، co، net یا me پایان یابد.',
  email: 'ایمیل باید به‌درستی وارد شود.',
  incompleteAddress: 'نشانی کامل نیست. لطفاً کد پستی و نشانی را هر دو وارد کنید یا هر دو را خالی بگذارید.',
  otpCode: 'کد تأیید باید فقط عدد و ۴ تا ۸ رقم باشد.',
  passwordMismatch: 'گذرواژه و تکرار آن یکسان نیستند.',
  persianLetters: 'در این بخش حروف فارسی یا عربی مجاز نیست. لطفاً زبان صفحه‌کلید را انگلیسی کنید.',
  wholeNumber: 'این بخش فقط عدد درست می‌پذیرد. لطفاً عدد را بدون ممیز وارد کنید.',
  patternVariable: 'نام متغیر باید با حرف انگلیسی آغاز شود و فاصله نداشته باشد.',
} as const;

/** «… را وارد کنید.» for an empty field; `label` is the field's Persian name. */
export function requiredMessage(label: string): string {
  return `لطفاً ${label} را وارد کنید.`;
}

/** «… را انتخاب کنید.» for a list or a group of choices where nothing is chosen. */
export function requiredChoiceMessage(label: string): string {
  return `لطفاً ${label} را انتخاب کنید.`;
}

/** For a text below its least length. */
export function minLengthMessage(label: string, minChars: number): string {
  return `${label} باید دست‌کم ${toPersianDigits(minChars)} نویسه داشته باشد.`;
}

/** For a text beyond its greatest length. */
export function maxLengthMessage(label: string, maxChars: number): string {
  return `${label} نباید بیشتر از ${toPersianDigits(maxChars)} نویسه داشته باشد.`;
}

/** When more was typed or pasted than a field takes, and by how much; 0: the rest was left out. `unit` is «نویسه» or «رقم». */
export function tooLongMessage(max: number, over: number, unit: string): string {
  const rest = over === 0 ? 'بقیه نوشته نشد' : `لطفاً ${toPersianDigits(over)} ${unit} کم کنید`;
  return `این بخش حداکثر ${toPersianDigits(max)} ${unit} می‌پذیرد؛ ${rest}.`;
}

/** For a number below its least value; `unit` is a Persian noun such as «ریال». */
export function minMessage(label: string, min: number, unit = ''): string {
  return `${label} نباید کمتر از ${withUnit(min, unit)} باشد.`;
}

/** For a number above its greatest value. */
export function maxMessage(label: string, max: number, unit = ''): string {
  return `${label} نباید بیشتر از ${withUnit(max, unit)} باشد.`;
}

/** `1000000` as «۱٬۰۰۰٬۰۰۰ ریال». */
function withUnit(value: number, unit: string): string {
  const grouped = String(value).replace(/\B(?=(\d{3})+(?!\d))/g, '٬');
  return `${toPersianDigits(grouped)} ${unit}`.trimEnd();
}
