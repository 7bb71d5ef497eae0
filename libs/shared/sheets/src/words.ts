import type { MobileFault } from './read-mobile';

/** What is said of a cell that holds no mobile number, with what to do; the same in the panel and in the file of the wrong rows. */
export const MOBILE_FAULT_WORDS: Readonly<Record<MobileFault, string>> = {
  empty: 'شمارهٔ همراه ندارد.',
  rounded:
    'اکسل رقم‌های آخر این شماره را دور ریخته است (مانند 9.12E+09)؛ ستون شماره را در اکسل از نوع متن کنید و شماره را دوباره بنویسید.',
  letters: 'در شماره حرف هست؛ شماره تنها از رقم ساخته می‌شود.',
  wrong: 'شمارهٔ همراه نیست؛ شماره باید مانند ۰۹۲۴۱۱۱۰۰۰۱ یازده رقم داشته باشد.',
};
