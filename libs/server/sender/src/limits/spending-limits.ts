import { mrialToRialString } from '@peyk/shared-sms';

/** What the maker of a send may spend, and to how many; only of those who are limited. */
export interface SpendingLimits {
  /** Who made it; by a key, the key's maker. */
  userId: bigint;
  /** The key, where the limits are the key's own and not its maker's; 0n where the member's are. */
  keyId: bigint;
  maxSendMrial: bigint | null;
  maxDayMrial: bigint | null;
  approvalAboveMrial: bigint | null;
  maxRecipients: number | null;
}

export interface LimitFault {
  kind: 'send' | 'day' | 'recipients';
  /** For who made the send. */
  sentence: string;
}

const rial = (mrial: bigint) =>
  `${Number(mrialToRialString(mrial)).toLocaleString('fa', { maximumFractionDigits: 3 })} ریال`;

/** What is wrong with a cost when `spentMrial` of the day is spent already; undefined for nothing. */
export function faultOfCost(
  costMrial: bigint,
  { maxSendMrial, maxDayMrial }: Pick<SpendingLimits, 'maxSendMrial' | 'maxDayMrial'>,
  spentMrial = 0n,
): LimitFault | undefined {
  if (maxSendMrial !== null && costMrial > maxSendMrial) {
    const sentence = `هزینهٔ این ارسال ${rial(costMrial)} است و سقف هر ارسال شما ${rial(maxSendMrial)}؛ برای بالا بردن سقف با مدیر خود هماهنگ کنید.`;
    return { kind: 'send', sentence };
  }
  if (maxDayMrial === null || spentMrial + costMrial <= maxDayMrial) return undefined;
  if (costMrial > maxDayMrial) {
    const sentence = `هزینهٔ این ارسال ${rial(costMrial)} است و سقف هر روز شما ${rial(maxDayMrial)}؛ به گیرنده‌های کمتری بفرستید یا برای بالا بردن سقف با مدیر خود هماهنگ کنید.`;
    return { kind: 'day', sentence };
  }
  const left = maxDayMrial > spentMrial ? maxDayMrial - spentMrial : 0n;
  const sentence = `هزینهٔ این ارسال ${rial(costMrial)} است و از سقف امروز شما (${rial(maxDayMrial)}) ${rial(left)} مانده است؛ فردا دوباره بفرستید یا برای بالا بردن سقف با مدیر خود هماهنگ کنید.`;
  return { kind: 'day', sentence };
}

/** What is wrong with so many recipients; undefined for nothing. */
export function faultOfRecipients(
  count: number,
  { maxRecipients }: Pick<SpendingLimits, 'maxRecipients'>,
): LimitFault | undefined {
  if (maxRecipients === null || count <= maxRecipients) return undefined;
  const sentence = `این ارسال ${count.toLocaleString('fa')} گیرنده دارد و سقف هر ارسال شما ${maxRecipients.toLocaleString('fa')} گیرنده است؛ به گیرنده‌های کمتری بفرستید یا برای بالا بردن سقف با مدیر خود هماهنگ کنید.`;
  return { kind: 'recipients', sentence };
}

/** Whether a second person has to see it first. */
export function needsApproval(
  costMrial: bigint,
  { approvalAboveMrial }: Pick<SpendingLimits, 'approvalAboveMrial'>,
): boolean {
  return approvalAboveMrial !== null && costMrial > approvalAboveMrial;
}

/** Its maker may not spend so much, or send to so many: whatever the transaction has done for the send is undone. */
export class OverLimitError extends Error {
  constructor(readonly fault: LimitFault) {
    super(`The send is over the limit of its ${fault.kind}.`);
    this.name = 'OverLimitError';
  }
}
