/** Every Persian sentence about the alert of a low balance. */
export const alertMessages = {
  isLow: (below: string) => `اعتبار شما از حد هشدار (${below} ریال) کمتر است.`,
  charge: 'افزایش اعتبار',
  on: (below: string) => `وقتی اعتبار از ${below} ریال کمتر شود، یک پیامک هشدار می‌گیرید.`,
  off: 'هشدار کمی اعتبار خاموش است.',
  change: 'تنظیم هشدار',
  title: 'هشدار کمی اعتبار',
  isOn: 'پیامک هشدار فرستاده شود',
  toNumber: (numbers: string) =>
    `به ${numbers}، شمارهٔ صاحب حساب؛ هر بار که اعتبار از این مبلغ پایین‌تر برود، یک پیامک.`,
  below: 'حد هشدار',
  unit: 'ریال',
  belowHint: (least: string) => `دست‌کم ${least} ریال`,
  wrong: (least: string, most: string) => `حد هشدار باید از ${least} تا ${most} ریال باشد.`,
  save: 'ذخیره',
} as const;
