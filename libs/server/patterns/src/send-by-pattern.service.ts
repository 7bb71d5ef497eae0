import type { SmsType, Tx } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import { acceptSend } from '@peyk/server-send';
import type { AcceptedSend, SendRequest } from '@peyk/server-send';
import { faultsOfPatternValues, fillPattern } from '@peyk/shared-sms';
import type { PatternValueFault, PatternValues } from '@peyk/shared-sms';
import { fail } from './fail';
import { PATTERNS_ERRORS } from './patterns.errors';
import type { PatternKind } from './patterns.tables';
import { findSystemic } from './systemic/systemic.repository';
import { namingOf, readingOf } from './systemic/systemic.service';
import { findAcceptedVersion } from './versions.repository';
import type { VersionText } from './versions.repository';

/** What a send of a pattern is called in the reports. */
export const TYPE_OF: Readonly<Record<PatternKind, SmsType>> = {
  manual: 'pattern',
  otp: 'pattern_otp',
  transactional: 'pattern_transactional',
};

const SENTENCES: Readonly<Record<PatternValueFault, string>> = {
  missingValue: 'مقدار این متغیر لازم است؛ لطفاً آن را بنویسید.',
  valueTooLong: 'مقدار از درازای مجاز این متغیر بیشتر است؛ لطفاً آن را کوتاه کنید.',
  unsafeValue: 'مقدار نباید پیوند، نشانی، خط تازه، آکولاد یا شکلک داشته باشد؛ لطفاً آن را ساده کنید.',
  otherType: 'مقدار با نوع این متغیر نمی‌خواند؛ لطفاً آن را درست کنید.',
  otherSite: 'پیوند باید به وب‌گاه الگو برود؛ لطفاً آن را درست کنید.',
  unknownValue: 'الگو متغیری به این نام ندارد؛ لطفاً آن را بردارید.',
};

/** A send of a pattern: as any send, with a code and values for the text, and its type from the pattern. */
export interface PatternSend extends Omit<SendRequest, 'text' | 'type'> {
  code: string;
  /** By the names of the variables. */
  values: PatternValues;
}

/** One of the account's own; with its name in what it took over. */
async function findOwn(tx: Tx, key: { accountId: bigint; code: string }) {
  const found = await findAcceptedVersion(tx, key);
  if (!found?.accepted) return found;
  return { ...found, accepted: (await readingOf(tx, key.accountId, found))(found.accepted) };
}

/** A pattern of the installation by its code, with the account's own name in it. */
async function findForAll(tx: Tx, { accountId, code }: { accountId: bigint; code: string }) {
  const found = await findSystemic(tx, { code });
  if (!found) return undefined;
  const { kind, variables, text } = (await namingOf(tx, accountId))(found);
  return { kind, accepted: { version: 1, text, variables, website: null } };
}

/** What is sent by a code: of the account, or of the installation. */
export interface PatternToSend {
  kind: PatternKind;
  accepted: VersionText & { version: number };
}

/** What an account sends by a code. @param field where the caller has the code. @throws unknownPattern, also for a code of another account; notAccepted */
export async function patternToSend(
  tx: Tx,
  key: { accountId: bigint; code: string },
  field: 'code' | 'pattern_code' = 'code',
): Promise<PatternToSend> {
  const { kind, accepted } = (await findOwn(tx, key)) ?? (await findForAll(tx, key)) ?? fail('unknownPattern', field);
  return { kind, accepted: accepted ?? fail('notAccepted', field) };
}

/** What is wrong with the values of a pattern, by name, as sentences; empty when it can be filled in. */
export function wrongValues(accepted: VersionText, values: PatternValues): Map<string, string> {
  return new Map([...faultsOfPatternValues(accepted, values)].map(([name, fault]) => [name, SENTENCES[fault]]));
}

/**
 * Accepts a send of the version that was accepted last, with its variables filled in: the same text for all of its recipients. In the
 * caller's transaction, as `acceptSend`, whose errors it has, too.
 * A code of the installation's own, and what was taken over from it, is sent with the name of the account in it.
 * @throws unknownPattern, also for a code of another account; notAccepted; badValues, with a sentence at `params.<name>` for each
 */
export async function sendByPattern(
  tx: Tx,
  now: Date,
  { code, values, ...request }: PatternSend,
): Promise<AcceptedSend & { version: number }> {
  const { kind, accepted } = await patternToSend(tx, { accountId: request.accountId, code });
  const faults = wrongValues(accepted, values);
  if (faults.size > 0) {
    const errors = Object.fromEntries([...faults].map(([name, sentence]) => [`params.${name}`, sentence]));
    throw new DomainError({ ...PATTERNS_ERRORS.badValues, errors });
  }
  const text = fillPattern(accepted.text, values);
  const send = await acceptSend(tx, now, { ...request, text, type: TYPE_OF[kind] });
  return { ...send, version: accepted.version };
}
