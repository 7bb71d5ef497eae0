import { limits } from '@peyk/shared-contract';
import { contractText } from '@peyk/shared-screens';
import { checkedString, cleanTypedLines, isAddressRange, requiredChoiceMessage } from '@peyk/shared-validation';
import { object, string } from 'yup';
import type { ApiKeyFields } from '../api/api-keys';
import { messages } from '../messages';

const words = messages.fields;
const MOST_ADDRESSES = limits.createApiKeyLimits.allowed_addresses.maxItems;

/** What is chosen where a role's id would stand: all that the owner has. */
export const EVERYTHING = 'everything';

/** What stands in the form; `addresses` has one in each line. */
export interface ApiKeyFormValues {
  title: string;
  /** `live` or `test`. */
  mode: string;
  role: string;
  addresses: string;
  expiresAt: string;
}

/** The addresses of a text, each once; between them may be lines, blanks or commas. */
export function addressesOf(text: string): string[] {
  const written = text.split(/[\s,،]+/).filter((one) => one !== '');
  return [...new Set(written.map((one) => one.toLowerCase()))];
}

function problemOfAddresses(text: string): string | null {
  const addresses = addressesOf(text);
  const wrong = addresses.find((one) => !isAddressRange(one));
  if (wrong !== undefined) return messages.wrongAddress(wrong);
  return addresses.length > MOST_ADDRESSES ? messages.tooManyAddresses(MOST_ADDRESSES) : null;
}

export const apiKeySchema = object({
  title: contractText(limits.createApiKeyLimits.title, { label: words.title }).default(''),
  mode: string().default('live'),
  role: string().required(requiredChoiceMessage(words.role)),
  addresses: checkedString(cleanTypedLines, problemOfAddresses).default(''),
  expiresAt: string().default(''),
});

/** What the form says, as the contract writes it. */
export function toFields({ title, mode, role, addresses, expiresAt }: ApiKeyFormValues): ApiKeyFields {
  return {
    title,
    mode: mode === 'test' ? 'test' : 'live',
    role_id: role === EVERYTHING ? null : role,
    allowed_addresses: addressesOf(addresses),
    expires_at: expiresAt === '' ? null : expiresAt,
  };
}
