import { DomainError, HTTP_ERRORS, authorOf, requireAccount } from '@peyk/server-http';
import type { OperationData, OperationInput, RequestContext } from '@peyk/server-http';
import { FIELD_MESSAGES, cleanCode, isWebsite, requiredMessage, trimText } from '@peyk/shared-validation';
import { isActivityDomain } from '../registration/choices.repository';
import { findHolderWithoutBusiness, upsertBusiness } from './business.repository';

const NO_DOMAIN = 'چنین زمینهٔ فعالیتی نیست؛ لطفاً یکی از زمینه‌های فهرست را انتخاب کنید.';
const NAME_LETTERS = 'این نام نویسهٔ نادرستی دارد؛ لطفاً آن را دوباره بنویسید.';

/** Whether the business set-up step is still due. An account that an admin made is never asked. */
export async function checkBusinessNeed(context: RequestContext): Promise<OperationData<'checkBusinessNeed'>> {
  const { accountId } = requireAccount(context);
  const holder = await findHolderWithoutBusiness(context.db, accountId);
  const suggested = holder
    ? { name: holder.companyName, activity_domain_id: holder.activityDomainId.toString() }
    : null;
  return { due: holder !== undefined, optional: true, suggested };
}

/** @throws 422-1 */
export async function setUpBusiness(
  context: RequestContext,
  body: OperationInput<'setUpBusiness'>['body'],
): Promise<null> {
  const { accountId } = requireAccount(context);
  const errors: Record<string, string> = {};
  const name = trimText(body.name);
  if (name === '') errors['name'] = requiredMessage('نام کسب‌وکار');
  else if (/\p{Cc}/u.test(name)) errors['name'] = NAME_LETTERS;
  const website = cleanCode(body.website ?? '') || null;
  if (website !== null && !isWebsite(website)) errors['website'] = FIELD_MESSAGES.website;
  const activityDomainId = BigInt(body.activity_domain_id);
  if (!(await isActivityDomain(context.db, activityDomainId))) errors['activity_domain_id'] = NO_DOMAIN;
  if (Object.keys(errors).length > 0) throw new DomainError({ ...HTTP_ERRORS.invalid, errors });
  const profile = { name, activityDomainId, size: body.size, purposes: body.purposes, website };
  await upsertBusiness(context.db, accountId, {
    profile,
    at: context.clock.now(),
    impersonatedBy: authorOf(context).impersonatedBy,
  });
  return null;
}
