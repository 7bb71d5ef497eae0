/**
 * What a bank can do to the one who trusts it. The last two digits of what is to be paid choose (an amount that ends in 00010 to 00070 has
 * them once ten percent of tax are on top), or anyone who stands at the bank's page.
 */
export const SCENARIOS = [
  { name: 'honest', ending: undefined, title: 'بانک درست رفتار می‌کند' },
  { name: 'late', ending: 11, title: 'پاسخ نخستین پرسش پس از پرداخت، دیرتر از صبر پرسنده می‌آید' },
  { name: 'twice', ending: 22, title: 'مرورگر دو بار برگردانده می‌شود' },
  { name: 'other-amount', ending: 33, title: 'مبلغ دیگری برداشته می‌شود' },
  { name: 'cut-after-taking', ending: 44, title: 'پول برداشته می‌شود و پاسخ تأیید نخست گم می‌شود' },
  { name: 'silent', ending: 55, title: 'پس از پرداخت، بانک دیگر هیچ پاسخی نمی‌دهد' },
  { name: 'refused', ending: 66, title: 'درخواست پرداخت پذیرفته نمی‌شود' },
  { name: 'reversed', ending: 77, title: 'پول برداشته و پیش از تأیید برگردانده می‌شود' },
] as const;

export type Scenario = (typeof SCENARIOS)[number]['name'];

const ENDINGS = new Map<number | undefined, Scenario>(SCENARIOS.map(({ ending, name }) => [ending, name]));
const HUNDRED = 100;

/** What the bank will do about an order of so many rial. */
export const scenarioOf = (amount: number): Scenario => ENDINGS.get(amount % HUNDRED) ?? 'honest';

export const isScenario = (value: unknown): value is Scenario => SCENARIOS.some(({ name }) => name === value);
