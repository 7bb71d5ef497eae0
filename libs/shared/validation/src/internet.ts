import { EMAIL_LOCAL_MAX_CHARS, EMAIL_MAX_CHARS, WEBSITE_MAX_CHARS } from './limits';

/** A name between dots: 1-63 letters, digits and inner dashes. */
const LABEL = '[a-z0-9](?:[a-z0-9-]{0,61}[a-z0-9])?';

const WEBSITE = new RegExp(`^https?://(?:${LABEL}\\.)+(?:com|ir|org|co|net|me)(?::\\d{1,5})?(?:[/?#][!-~]*)?$`, 'i');

/** The HTML standard's pattern for e-mail, with a domain of two names or more. */
const EMAIL = new RegExp(`^[a-z0-9.!#$%&'*+/=?^_\`{|}~-]+@(?:${LABEL}\\.)+[a-z0-9-]{2,63}$`, 'i');

/** A website's address: http or https, a domain that ends in com, ir, org, co, net or me; no Persian letters, no blanks. */
export function isWebsite(value: string): boolean {
  return value.length <= WEBSITE_MAX_CHARS && WEBSITE.test(value);
}

/** An e-mail address by the standard pattern, at most 254 characters, 64 of them before the @. */
export function isEmail(value: string): boolean {
  return value.length <= EMAIL_MAX_CHARS && value.indexOf('@') <= EMAIL_LOCAL_MAX_CHARS && EMAIL.test(value);
}
