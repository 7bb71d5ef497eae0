import { FIELD_MESSAGES, checkedString, hasPersianLetters, normaliseDigits, trimText } from '@peyk/shared-validation';

/** As in the contract of `login`. */
export const USERNAME_MAX_CHARS = 64;

/** A username as it is typed anywhere: Latin digits, nothing of a Persian keyboard. Whether it is free the server knows. */
export const usernameSchema = () =>
  checkedString(
    (text) => normaliseDigits(trimText(text)),
    (value) => (hasPersianLetters(value) ? FIELD_MESSAGES.persianLetters : null),
  );
