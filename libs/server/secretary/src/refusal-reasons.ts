/** Why a secretary is refused: who reviews chooses one and may say more. The owner reads the sentence. */
export const REFUSAL_REASONS = {
  advertising: 'متن پاسخ تبلیغاتی است',
  'unclear-purpose': 'روشن نیست پاسخ برای چیست یا از طرف کیست',
  'foreign-numbers': 'شماره‌های مقصد از آنِ این حساب نیست',
  unlawful: 'این متن بر پایهٔ مقررات پیامک فرستادنی نیست',
  other: 'منشی پذیرفته نشد',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;
export const REFUSAL_WORDS = Object.keys(REFUSAL_REASONS) as readonly RefusalReason[];
