import { PERMISSIONS } from '@peyk/shared-contract';
import type { Permission, components } from '@peyk/shared-contract';
import type { RoleLimits } from '@peyk/server-http';
import { rialStringToMrial } from '@peyk/shared-sms';
import { trimText } from '@peyk/shared-validation';
import { NAME_CHARS, TITLE_CHARS } from './colleagues.limits';
import { fail } from './fail';

const isPermission = (key: string): key is Permission => Object.hasOwn(PERMISSIONS, key);

/** The permissions of a role, each once and in order. @throws 422-101 that names the unknown ones, 422-102 */
export function requirePermissions(keys: readonly string[]): Permission[] {
  const unknown = keys.filter((key) => !isPermission(key));
  if (unknown.length > 0) {
    const named = unknown.slice(0, 3).map((key) => key.slice(0, TITLE_CHARS));
    fail('unknownPermission', {
      message: `این دسترسی شناخته نشد: ${named.join('، ')}. لطفاً دسترسی‌ها را از فهرست انتخاب کنید.`,
      remedy: `Not a permission: ${named.join(', ')}. Permissions are ${Object.keys(PERMISSIONS).join(', ')}.`,
    });
  }
  if (keys.length === 0) fail('noPermission');
  return [...new Set(keys)].filter(isPermission).sort();
}

const charactersOf = (text: string) => [...text].length;

/** A role's title as it is kept: one spelling, without space around it. @throws 422-100 */
export function requireTitle(given: string): string {
  const title = given.normalize('NFC').replaceAll(/\s+/g, ' ').trim();
  // PostgreSQL has no NUL in a text.
  if (title === '' || charactersOf(title) > TITLE_CHARS || title.includes('\0')) fail('badTitle');
  return title;
}

/** The first title for a copy that no other role has: "فروش (۲)". */
export function titleOfCopy(title: string, taken: ReadonlySet<string>): string {
  const stem = title.replace(/ \([۰-۹]+\)$/, '');
  for (let number = 2; ; number += 1) {
    const suffix = ` (${number.toLocaleString('fa', { useGrouping: false })})`;
    const copy =
      [...stem]
        .slice(0, TITLE_CHARS - charactersOf(suffix))
        .join('')
        .trimEnd() + suffix;
    if (!taken.has(copy)) return copy;
  }
}

/** The name of a colleague as it is kept. @throws 422-523 */
export function requireName(given: string): string {
  const name = trimText(given.normalize('NFC').replace(/\s+/g, ' '));
  if (name === '' || charactersOf(name) > NAME_CHARS || /\p{Cc}/u.test(name)) fail('badName', 'name');
  return name;
}

type GivenLimits = components['schemas']['GivenRoleLimits'];

const mrialOf = (rial: string | null) => (rial === null ? null : rialStringToMrial(rial));
const idsOf = (ids: readonly string[] | null) => (ids === null ? null : [...new Set(ids)].map(BigInt));

/** The limits of a role with what is given of them; what is not given stays. */
export function limitsFrom(limits: RoleLimits, given: GivenLimits = {}): RoleLimits {
  const { max_send_price, max_day_price, approval_above_price, max_recipients, ...sights } = given;
  const { line_ids, phonebook_ids, masks_numbers, hides_texts } = sights;
  return {
    maxSendMrial: max_send_price === undefined ? limits.maxSendMrial : mrialOf(max_send_price),
    maxDayMrial: max_day_price === undefined ? limits.maxDayMrial : mrialOf(max_day_price),
    approvalAboveMrial: approval_above_price === undefined ? limits.approvalAboveMrial : mrialOf(approval_above_price),
    maxRecipients: max_recipients === undefined ? limits.maxRecipients : max_recipients,
    lineIds: line_ids === undefined ? limits.lineIds : idsOf(line_ids),
    phonebookIds: phonebook_ids === undefined ? limits.phonebookIds : idsOf(phonebook_ids),
    masksNumbers: masks_numbers ?? limits.masksNumbers,
    hidesTexts: hides_texts ?? limits.hidesTexts,
  };
}
