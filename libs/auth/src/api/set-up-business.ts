import { answerOf, api } from '@peyk/shared-api-client';
import type { operations } from '@peyk/shared-contract';

export type Business = operations['setUpBusiness']['requestBody']['content']['application/json'];

/** Tells about the business behind the account. May be repeated. */
export async function setUpBusiness(business: Business): Promise<void> {
  await answerOf(api.POST('/user/business_setup', { body: business }));
}
