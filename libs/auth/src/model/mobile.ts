import { parseMobile } from '@peyk/shared-sms';
import { FIELD_MESSAGES, checkedString } from '@peyk/shared-validation';

/** A mobile number in any of its spellings, cast to the stored one (`989` and nine digits). */
export const mobileSchema = () =>
  checkedString(
    (text) => parseMobile(text) ?? text,
    (value) => (parseMobile(value) === null ? FIELD_MESSAGES.mobile : null),
  );
