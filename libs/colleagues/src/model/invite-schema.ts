import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { parseMobile } from '@peyk/shared-sms';
import { FIELD_MESSAGES, requiredMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import { messages } from '../messages';

const words = messages.fields;

/** What is asked of an invitation. The server reads the number by the same rule. */
export const inviteSchema = object({
  name: contractText(limits.inviteColleagueLimits.name, { label: words.name }),
  mobile: string()
    .required(requiredMessage(words.mobile))
    .test('mobile', FIELD_MESSAGES.mobile, (typed) => parseMobile(typed ?? '') !== null),
  role_id: string().required(requiredMessage(words.role)),
});
