import { faultOfCost, faultOfRecipients } from './spending-limits';

const RIAL = 1000n;
const limits = { maxSendMrial: null, maxDayMrial: 1000n * RIAL };

it('says what is left of the day, where another day would do', () => {
  expect(faultOfCost(800n * RIAL, limits, 200n * RIAL)).toBeUndefined();
  const fault = faultOfCost(801n * RIAL, limits, 200n * RIAL);
  expect(fault?.kind).toBe('day');
  expect(fault?.sentence).toContain('۸۰۰ ریال مانده است؛ فردا دوباره بفرستید');
});

it('puts nobody off until tomorrow with what no day allows', () => {
  const fault = faultOfCost(1370n * RIAL, limits);
  expect(fault?.kind).toBe('day');
  expect(fault?.sentence).toContain('۱٬۳۷۰ ریال است و سقف هر روز شما ۱٬۰۰۰ ریال؛');
  expect(fault?.sentence).not.toContain('فردا');
});

it('lets through as many recipients as the limit says, and says both numbers of more', () => {
  expect(faultOfRecipients(1200, { maxRecipients: null })).toBeUndefined();
  expect(faultOfRecipients(1000, { maxRecipients: 1000 })).toBeUndefined();
  const fault = faultOfRecipients(1001, { maxRecipients: 1000 });
  expect(fault?.kind).toBe('recipients');
  expect(fault?.sentence).toContain('۱٬۰۰۱ گیرنده دارد و سقف هر ارسال شما ۱٬۰۰۰ گیرنده');
});
