import type { components } from '@peyk/shared-contract';
import { messages } from '../messages';

const words = messages.sights;

/** The limits of a role in a short line; undefined where it has none. */
export function tellLimits(limits: components['schemas']['RoleLimits']): string | undefined {
  const { line_ids: lines, phonebook_ids: phonebooks, masks_numbers: masks } = limits;
  const hasAmount = [limits.max_send_price, limits.max_day_price, limits.approval_above_price].some(
    (amount) => amount !== null,
  );
  const told = [
    masks && words.toldMasks,
    limits.hides_texts && words.toldHides,
    lines !== null && words.toldLines(lines.length),
    phonebooks !== null && words.toldPhonebooks(phonebooks.length),
    hasAmount && words.toldAmounts,
    limits.max_recipients !== null && words.toldRecipients(limits.max_recipients),
  ].filter((word) => word !== false);
  return told.length === 0 ? undefined : told.join('، ');
}
