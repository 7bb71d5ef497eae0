import type { JalaliRangePreset } from '@peyk/shared-jalali';

/** The languages in which the two buttons of the mobile sheet can be labelled. */
export type PickerLocale = 'fa' | 'en' | 'ar' | 'hi';

/** OK and CANCEL of the mobile sheet. */
export const SHEET_BUTTONS: Readonly<Record<PickerLocale, { readonly ok: string; readonly cancel: string }>> = {
  fa: { ok: 'تأیید', cancel: 'انصراف' },
  en: { ok: 'OK', cancel: 'CANCEL' },
  ar: { ok: 'موافق', cancel: 'إلغاء' },
  hi: { ok: 'ठीक है', cancel: 'रद्द करें' },
};

/** Every other word of the pickers. */
export const PICKER_WORDS = {
  calendar: 'تقویم',
  openCalendar: 'باز کردن تقویم',
  previousMonth: 'ماه قبل',
  nextMonth: 'ماه بعد',
  chooseMonth: 'انتخاب ماه',
  chooseYear: 'انتخاب سال',
  today: 'امروز',
  now: 'اکنون',
  clear: 'پاک کردن',
  done: 'تأیید',
  hour: 'ساعت',
  minute: 'دقیقه',
  second: 'ثانیه',
  halfOfDay: 'نیمهٔ روز',
  morning: 'ق.ظ',
  afternoon: 'ب.ظ',
  loading: 'در حال بارگذاری تقویم',
  from: 'از',
  to: 'تا',
} as const;

/** Ends every sentence about a typed date that was not taken. */
export const RESTORED = { previous: 'مقدار قبلی برگردانده شد.', empty: 'لطفاً تاریخ دیگری وارد کنید.' } as const;

/** The ranges of days that people ask for most, in the order in which they are offered. */
export const RANGE_PRESETS: readonly { readonly key: JalaliRangePreset; readonly label: string }[] = [
  { key: 'today', label: 'امروز' },
  { key: 'yesterday', label: 'دیروز' },
  { key: 'last7Days', label: '۷ روز گذشته' },
  { key: 'last30Days', label: '۳۰ روز گذشته' },
  { key: 'thisMonth', label: 'این ماه' },
];
