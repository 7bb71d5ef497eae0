import {
  anniversaryNumbers,
  hasDateProperty,
  numbersOfContacts,
  requireContactNumbers,
  requirePhonebooks,
  requireSegment,
} from '@peyk/server-contacts';
import type { DbOrTx, SmsType } from '@peyk/server-database';
import { anniversariesOn, instantToTehran, jalaliDate } from '@peyk/shared-jalali';
import { requireAllContacts } from '@peyk/server-http';
import { choiceOf } from '../source-choice';
import type { SourceChoice } from '../source.service';
import { failRecurring } from './fail-recurring';
import { isAnniversary } from './recurring-rule';
import type { RecurringContent } from './recurring.repository';

type Asked = Pick<RecurringContent, 'rule' | 'params'> & { accountId: bigint };

/** Whether there is whom it names. What is empty today may be full on its day. @throws wrongRecipients, unknown... of contacts, noDateProperty */
export async function requireRecipients(db: DbOrTx, { accountId, rule, params }: Asked): Promise<void> {
  if (rule.property_id !== undefined) await requireDay(db, accountId, rule.property_id);
  const choice = isAnniversary(rule) ? booksOf(params) : chosen(params);
  if (choice?.kind === 'phonebooks') await requirePhonebooks(db, accountId, choice.phonebookIds);
  if (choice?.kind === 'contacts') await requireContactNumbers(db, accountId, choice.contactIds);
  if (choice === undefined || choice.kind === 'segment') requireAllContacts();
  if (choice?.kind === 'segment') await requireSegment(db, { accountId, id: choice.segmentId });
}

async function requireDay(db: DbOrTx, accountId: bigint, id: string): Promise<void> {
  if (!(await hasDateProperty(db, { accountId, id: BigInt(id) }))) failRecurring('noDateProperty', 'property_id');
}

/** Without any: all contacts. */
function booksOf(params: RecurringContent['params']): (SourceChoice & { kind: 'phonebooks' }) | undefined {
  const choice = choiceOf(params);
  if (choice && (choice.kind !== 'phonebooks' || choice.part)) failRecurring('wrongRecipients', 'params');
  return choice;
}

function chosen(params: RecurringContent['params']): SourceChoice {
  return choiceOf(params) ?? failRecurring('wrongRecipients', 'params');
}

/**
 * Who gets it at this time; undefined when it is nobody's day. Contacts that were deleted since are left out.
 * @throws noDateProperty; what is gone or empty is told when the send is made
 */
export async function choiceAt(db: DbOrTx, asked: Asked, dueAt: Date): Promise<SourceChoice | undefined> {
  const { accountId, rule, params } = asked;
  if (isAnniversary(rule)) return peopleOfDay(db, asked, dueAt);
  const choice = chosen(params);
  if (choice.kind !== 'contacts') return choice;
  const numbers = await numbersOfContacts(db, accountId, choice.contactIds);
  return numbers.length === 0 ? undefined : { kind: 'numbers', numbers };
}

async function peopleOfDay(
  db: DbOrTx,
  { accountId, rule, params }: Asked,
  dueAt: Date,
): Promise<SourceChoice | undefined> {
  if (rule.property_id !== undefined) await requireDay(db, accountId, rule.property_id);
  const phonebookIds = booksOf(params)?.phonebookIds;
  if (phonebookIds) await requirePhonebooks(db, accountId, phonebookIds);
  const { jy, jm, jd } = instantToTehran(dueAt);
  const numbers = await anniversaryNumbers(db, {
    accountId,
    days: anniversariesOn(jalaliDate(jy, jm, jd)),
    propertyId: rule.property_id === undefined ? undefined : BigInt(rule.property_id),
    phonebookIds,
  });
  return numbers.length === 0 ? undefined : { kind: 'numbers', numbers };
}

/** What kind of send the reports call it. */
export function typeOf({ rule, params }: Asked): SmsType {
  if (rule.every === 'birthday') return 'congrats';
  return params.recipients ? 'normal' : 'phonebook';
}
