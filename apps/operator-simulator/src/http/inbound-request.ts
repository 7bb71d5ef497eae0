/** What a handset writes: POST /handsets/{number}/messages. */
export interface InboundRequest {
  to: string;
  text: string;
}

const LINE = /^\d{3,20}$/;
const MAX_TEXT_CHARS = 1_000;

/** The request, or a Persian sentence that says what is wrong with it. */
export function readInboundRequest(body: unknown): InboundRequest | string {
  const { to, text } = (body ?? {}) as { to?: unknown; text?: unknown }; // checked below
  if (typeof to !== 'string' || !LINE.test(to)) return 'شمارهٔ خط باید ۳ تا ۲۰ رقم لاتین باشد.';
  if (typeof text !== 'string' || text.trim() === '') return 'متن پیام خالی است؛ چیزی بنویسید.';
  if (text.length > MAX_TEXT_CHARS) return 'متن پیام از ۱۰۰۰ نویسه بیشتر است؛ کوتاه‌ترش کنید.';
  return { to, text };
}
