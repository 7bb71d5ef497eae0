/** Limits of single fields. The functions of this library check them; forms use them for `maxLength` and hints. */
export const NATIONAL_ID_DIGITS = 10;
export const LEGAL_ID_MIN_DIGITS = 3;
export const LEGAL_ID_MAX_DIGITS = 11;
export const REGISTRATION_NUMBER_MIN_DIGITS = 3;
export const REGISTRATION_NUMBER_MAX_DIGITS = 15;
export const ECONOMIC_NUMBER_MIN_DIGITS = 3;
export const ECONOMIC_NUMBER_MAX_DIGITS = 12;
export const LANDLINE_MAX_DIGITS = 8;
export const CITY_CODE_DIGITS = 3;
export const POSTAL_CODE_DIGITS = 10;
export const CARD_NUMBER_DIGITS = 16;
/** IR and 24 digits. */
export const SHEBA_CHARS = 26;
export const OTP_MIN_DIGITS = 4;
export const OTP_MAX_DIGITS = 8;
export const PASSWORD_MIN_CHARS = 8;
/** A bound for the memory-hard hash; the contract has the same. */
export const PASSWORD_MAX_CHARS = 128;
/** RFC 5321. */
export const EMAIL_MAX_CHARS = 254;
export const EMAIL_LOCAL_MAX_CHARS = 64;
export const WEBSITE_MAX_CHARS = 2048;

const BYTES_PER_MEGABYTE = 1024 * 1024;

/** Uploads. Extensions are lowercase and without the dot. */
export const PROFILE_IMAGE_MAX_BYTES = 2 * BYTES_PER_MEGABYTE;
export const PROFILE_IMAGE_EXTENSIONS = ['jpg', 'jpeg', 'png', 'gif'] as const;
export const TICKET_FILE_MAX_BYTES = 10 * BYTES_PER_MEGABYTE;
export const TICKET_FILE_EXTENSIONS = ['zip', 'rar', 'jpg', 'jpeg', 'png', 'pdf'] as const;
export const SEND_FILE_EXTENSIONS = ['xlsx', 'csv', 'txt'] as const;
export const DEFAULT_UPLOAD_EXTENSIONS = ['xlsx', 'xls'] as const;

/** Money: what a customer may enter. */
export const MIN_PAYMENT_RIAL = 1_000_000;
/** 20,000 toman: the alert's default and its minimum. */
export const MIN_LOW_BALANCE_ALERT_RIAL = 200_000;
/** Deducted from a card-to-card or bank transfer, added to an online payment; never part of a send's price. */
export const PAYMENT_TAX_PERCENT = 10;
export const FAILED_PAYMENT_REFUND_HOURS = 72;

/** Reports: older sends are in the archive. */
export const RECENT_REPORT_DAYS = 30;
