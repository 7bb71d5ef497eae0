import { refusalOf } from '@peyk/server-accounts';
import type { AccountMoment, AccountStanding } from '@peyk/server-accounts';
import { DomainError, failWith } from '@peyk/server-http';
import type { Fail } from '@peyk/server-http';
import { SEND_ADMIN_ERRORS } from './admin/send-admin.errors';
import { LIMIT_ERRORS } from './limit.errors';
import { SEND_ERRORS } from './send.errors';
import { SOURCE_ERRORS } from './source.errors';

/** Where the panel shows an error: the contract's name of the field. */
type Field =
  | 'message'
  | 'from_number'
  | 'quote_id'
  | 'send_id'
  | 'send_time'
  | 'number'
  | 'permitted_hours'
  | 'track_links'
  | 'local_id';

/** Ends the call with an error of this library; with a field, its sentence is shown at the field too. */
export const fail: Fail<typeof SEND_ERRORS, Field> = failWith(SEND_ERRORS);

/** Ends the call with an error of limits and approvals. */
export const failLimit: Fail<typeof LIMIT_ERRORS, 'send_id'> = failWith(LIMIT_ERRORS);

/** Ends the call when the account may not do this in its state. @throws 403-20 with the admin's reason, 403-21, 403-22 */
export function failOfState(moment: AccountMoment, account: AccountStanding): void {
  const refusal = refusalOf(moment, account);
  if (refusal) throw new DomainError(refusal);
}

/** Where the panel shows what is wrong with a source. */
type SourceField =
  | 'file'
  | 'params'
  | 'upload_id'
  | 'phonebook_ids'
  | 'start'
  | 'segment_id'
  | 'columns'
  | 'text_column'
  | 'message'
  | 'messages';

/** The same for where the recipients come from. */
export const failSource: Fail<typeof SOURCE_ERRORS, SourceField> = failWith(SOURCE_ERRORS);

/** The same for commands of admins. */
export const failAdmin: Fail<typeof SEND_ADMIN_ERRORS> = failWith(SEND_ADMIN_ERRORS);
