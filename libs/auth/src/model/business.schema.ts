import {
  maxLengthMessage,
  requiredChoiceMessage,
  requiredMessage,
  textSchema,
  websiteSchema,
} from '@peyk/shared-validation';
import { array, object, string, type InferType } from 'yup';
import type { Business } from '../api/set-up-business';
import { memberMessages } from '../member-messages';
import { messages } from '../messages';

/** As in the contract of `setUpBusiness`. */
export const BUSINESS_NAME_MAX_CHARS = 100;
export const WEBSITE_MAX_CHARS = 200;
export const BUSINESS_SIZES = ['1', '2-10', '11-50', '51+'] as const satisfies readonly Business['size'][];
export const PURPOSES = ['notice', 'marketing', 'verification', 'club'] as const satisfies Business['purposes'];

/** What the form holds; a size is empty until one is chosen. */
export interface BusinessValues {
  readonly name: string;
  readonly activityDomainId: string;
  readonly size: Business['size'] | '';
  readonly purposes: Business['purposes'];
  readonly website: string;
}

export const businessSchema = object({
  name: textSchema()
    .required(requiredMessage(memberMessages.businessName))
    .max(BUSINESS_NAME_MAX_CHARS, maxLengthMessage(memberMessages.businessName, BUSINESS_NAME_MAX_CHARS)),
  activityDomainId: string().required(requiredChoiceMessage(messages.activityDomain)),
  size: string()
    .oneOf(BUSINESS_SIZES, requiredChoiceMessage(memberMessages.businessSize))
    .required(requiredChoiceMessage(memberMessages.businessSize)),
  purposes: array(string().oneOf(PURPOSES).required()).min(1, memberMessages.purposesRequired).required(),
  website: websiteSchema().max(WEBSITE_MAX_CHARS, maxLengthMessage(memberMessages.website, WEBSITE_MAX_CHARS)),
}).required();

/** What is sent for values that keep the rules. */
export function toBusiness(values: BusinessValues): Business {
  const { name, activityDomainId, size, purposes, website }: InferType<typeof businessSchema> =
    businessSchema.cast(values);
  return {
    name,
    activity_domain_id: activityDomainId,
    size,
    purposes,
    website: website === '' ? null : (website ?? null),
  };
}
