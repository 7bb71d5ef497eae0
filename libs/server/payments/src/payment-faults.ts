/** Why a payment is for a person, as those who decide read it. A word that is not here is shown as it is. */
export const FAULT_WORDS: Readonly<Record<string, string>> = {
  amount_differs: 'مبلغ پرداخت‌شده با مبلغ خواسته‌شده یکی نیست.',
  order_differs: 'درگاه شمارهٔ سفارش دیگری گفت.',
  reference_differs: 'درگاه رسید دیگری گفت.',
  terminal_differs: 'درگاه پایانهٔ دیگری گفت.',
  paid_before: 'تاریخ تراکنش پیش از آغاز این پرداخت است، یا درگاه آن را نگفت.',
  reference_credited_before: 'این شمارهٔ پیگیری پیش‌تر برای پرداخت دیگری به اعتبار افزوده شده است.',
  receipt_of_another: 'این رسید را پرداخت دیگری پیش‌تر آورده است.',
  no_answer: 'تا ۷۲ ساعت پاسخ روشنی از درگاه نرسید.',
  no_gateway: 'درگاه این پرداخت دیگر راه‌اندازی نیست.',
};
