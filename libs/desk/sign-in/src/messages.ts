/** Every Persian sentence of signing in to the desk. */
export const messages = {
  product: 'میز کار پیک',
  title: 'ورود به میز کار',
  lead: 'این‌جا جای کارشناسان سامانه است؛ ورود مشترک‌ها از پنل است.',
  username: 'نام کاربری',
  password: 'گذرواژه',
  code: 'رمز برنامهٔ رمزساز',
  codeHint: 'شش رقمی که برنامه اکنون نشان می‌دهد؛ هر رمز یک بار پذیرفته می‌شود.',
  submit: 'ورود',
  missing: 'لطفاً این خانه را پر کنید.',
  badCode: 'رمز شش رقم دارد.',
  demo: (username: string) => `این نسخهٔ نمایشی است: با «${username}» وارد شوید.`,
  fill: 'پر کردن خانه‌ها',
  soon: 'رمز تازه تا نیم دقیقهٔ دیگر آماده می‌شود؛ لطفاً دوباره خانه‌ها را پر کنید.',
} as const;
