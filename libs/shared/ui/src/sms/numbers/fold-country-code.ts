/** Every way to dial Iran before the nine of a mobile number. `98` alone is kept: it is the stored form and fits the input. */
const COUNTRY_CODE = /^(?:00980?|0980?|980)(?=9)/;

/**
 * Digits as they are being typed, with a long country code folded to the zero of dialling: `0098924…`, `098924…`, and `+980924…`, whose
 * sign the input does not take. Otherwise the input would be full before the number is whole.
 */
export const foldCountryCode = (digits: string): string => digits.replace(COUNTRY_CODE, '0');
