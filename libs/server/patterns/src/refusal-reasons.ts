/** Why a pattern is refused: who reviews chooses one and may say more. The owner reads the sentence. */
export const REFUSAL_REASONS = {
  'no-company': 'نام مجموعه یا نشانی وب‌گاه در متن روشن نیست.',
  'unclear-purpose': 'روشن نیست پیام برای چیست؛ متن ثابت باید کاربرد آن را بگوید.',
  'only-variables': 'متن ثابت کم است؛ بیشتر پیام با متغیر پر می‌شود.',
  'bad-variables': 'نام یا نوع متغیرها با متن نمی‌خواند.',
  advertising: 'متن تبلیغاتی است و با الگو فرستاده نمی‌شود.',
  'not-yours': 'نام یا نشانی وب‌گاه از آنِ این حساب نیست.',
  unlawful: 'این متن بر پایهٔ مقررات پیامک فرستادنی نیست.',
  other: 'متن الگو پذیرفته نشد.',
} as const;

export type RefusalReason = keyof typeof REFUSAL_REASONS;

export const REFUSAL_REASON_KEYS = Object.keys(REFUSAL_REASONS) as readonly RefusalReason[];

/** What the owner reads; null for a version that was not refused. */
export function refusalSentence({
  reason,
  reasonText,
}: {
  reason: string | null;
  reasonText: string | null;
}): string | null {
  if (reason === null) return null;
  // A reason that is no longer in the list still has its version.
  const sentence = REFUSAL_REASONS[reason as RefusalReason] ?? REFUSAL_REASONS.other;
  return reasonText === null ? sentence : `${sentence} ${reasonText}`;
}
