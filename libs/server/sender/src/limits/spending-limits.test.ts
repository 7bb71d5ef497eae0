import { faultOfCost } from './spending-limits';

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
