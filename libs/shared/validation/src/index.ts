export { COMMON_WORDS } from './common-words.gen';
export { knowCommonWords, loadCommonWords } from './common-password';
export { ADDRESS_RANGE_MAX_CHARS, isAddressRange, isAddressWithin, parseAddressRange } from './address-range';
export type { AddressRange } from './address-range';
export { isCityCode, isLandline, isPostalCode, postalCodeProblem } from './address';
export type { PostalCodeProblem } from './address';
export { cardNumberProblem, isCardNumber, isSheba, shebaProblem } from './bank';
export type { BankNumberProblem } from './bank';
export { cleanCode, cleanGroupedCode, cleanTyped, cleanTypedLines, stripInvisible, trimText } from './clean';
export { isOtpCode, isPatternVariableName } from './codes';
export { digitsOnly, normaliseDigits, toPersianDigits } from './digits';
export {
  isEconomicNumber,
  isLegalId,
  isNationalId,
  isRegistrationNumber,
  legalIdProblem,
  nationalIdProblem,
} from './identity';
export type { LegalIdProblem, NationalIdProblem } from './identity';
export { isEmail, isWebsite } from './internet';
export {
  CARD_NUMBER_DIGITS,
  CITY_CODE_DIGITS,
  DEFAULT_UPLOAD_EXTENSIONS,
  ECONOMIC_NUMBER_MAX_DIGITS,
  ECONOMIC_NUMBER_MIN_DIGITS,
  EMAIL_LOCAL_MAX_CHARS,
  EMAIL_MAX_CHARS,
  FAILED_PAYMENT_REFUND_HOURS,
  LANDLINE_MAX_DIGITS,
  LEGAL_ID_MAX_DIGITS,
  LEGAL_ID_MIN_DIGITS,
  MIN_LOW_BALANCE_ALERT_RIAL,
  MIN_PAYMENT_RIAL,
  NATIONAL_ID_DIGITS,
  OTP_MAX_DIGITS,
  OTP_MIN_DIGITS,
  PASSWORD_MAX_CHARS,
  PASSWORD_MIN_CHARS,
  PAYMENT_TAX_PERCENT,
  POSTAL_CODE_DIGITS,
  PROFILE_IMAGE_EXTENSIONS,
  PROFILE_IMAGE_MAX_BYTES,
  RECENT_REPORT_DAYS,
  REGISTRATION_NUMBER_MAX_DIGITS,
  REGISTRATION_NUMBER_MIN_DIGITS,
  SEND_FILE_EXTENSIONS,
  SHEBA_CHARS,
  TICKET_FILE_EXTENSIONS,
  TICKET_FILE_MAX_BYTES,
  WEBSITE_MAX_CHARS,
} from './limits';
export {
  CARD_NUMBER_MESSAGES,
  FIELD_MESSAGES,
  LEGAL_ID_MESSAGES,
  NATIONAL_ID_MESSAGES,
  PASSWORD_MESSAGES,
  PASSWORD_RULE_LABELS,
  PASSWORD_STRENGTH_LABELS,
  POSTAL_CODE_MESSAGES,
  SHEBA_MESSAGES,
  maxLengthMessage,
  maxMessage,
  minLengthMessage,
  minMessage,
  requiredChoiceMessage,
  requiredMessage,
  tooLongMessage,
} from './messages';
export { PASSWORD_STRENGTHS, isPassword, passwordProblems, passwordRules, passwordStrength } from './password';
export type { PasswordOwner, PasswordProblem, PasswordRule, PasswordRuleState, PasswordStrength } from './password';
export { hasPersianLetters } from './persian-letters';
export { foldText, searchForm, squeeze } from './search-form';
export {
  cardNumberSchema,
  checkedString,
  cityCodeSchema,
  economicNumberSchema,
  emailSchema,
  landlineSchema,
  legalIdSchema,
  nationalIdSchema,
  otpCodeSchema,
  postalCodeSchema,
  registrationNumberSchema,
  shebaSchema,
  textSchema,
  websiteSchema,
} from './yup-methods';
export { newPasswordSchema, passwordConfirmationSchema } from './yup-password';
