import type { components } from '@peyk/shared-contract';

export type DocumentKind = components['schemas']['DocumentKind'];
export type DocumentState = components['schemas']['DocumentState'];

/** Every kind in the order to be shown, and how a sentence calls it. */
export const DOCUMENT_KINDS: Readonly<Record<DocumentKind, string>> = {
  national_card_front: 'روی کارت ملی',
  national_card_back: 'پشت کارت ملی',
  commitment_form: 'فرم تعهدنامه',
  purchase_line_form: 'فرم خرید خط',
  customer_club_list: 'فهرست باشگاه مشتریان',
  business_licence: 'جواز کسب',
  trade_licence: 'پروانهٔ بازرگانی',
  trust_seal: 'نماد اعتماد الکترونیکی',
  medical_licence: 'پروانهٔ پزشکی',
  central_bank_permit: 'مجوز بانک مرکزی',
  establishment_notice: 'آگهی تأسیس',
  changes_notice: 'آگهی آخرین تغییرات',
  government_representative: 'معرفی‌نامهٔ نمایندهٔ دولتی',
  ceo_national_card: 'کارت ملی مدیرعامل',
  ceo_birth_certificate: 'شناسنامهٔ مدیرعامل',
};

/** What a refusal says; the reviewer chooses one and may add words. */
export const REFUSAL_REASONS = {
  unreadable: 'تصویر مدرک خوانا نیست',
  wrong_document: 'این فایل مدرک خواسته‌شده نیست',
  not_same_person: 'نام روی مدرک با مشخصات حساب یکی نیست',
  out_of_date: 'تاریخ اعتبار مدرک گذشته است',
  incomplete: 'مدرک کامل نیست یا مهر و امضا ندارد',
  other: 'مدرک پذیرفته نشد',
} as const;
export type RefusalReason = keyof typeof REFUSAL_REASONS;
export const REFUSAL_WORDS = Object.keys(REFUSAL_REASONS) as readonly RefusalReason[];

/** The day in Iran, as `2026-11-20`: a document counts to the end of its last day there. */
export const dayInIran = (at: Date): string => new Intl.DateTimeFormat('en-CA', { timeZone: 'Asia/Tehran' }).format(at);

interface Standing {
  decision: 'accepted' | 'refused' | null;
  validUntil: string | null;
}

/** How a document stands at this moment; none is missing. */
export function stateOf(document: Standing | undefined, now: Date): DocumentState {
  if (!document) return 'missing';
  const { decision, validUntil } = document;
  if (decision !== 'accepted') return decision ?? 'waiting';
  return validUntil !== null && validUntil < dayInIran(now) ? 'expired' : 'accepted';
}
