export { analyseText, countParts } from './analyse-text';
export type { ForcingChar, TextAnalysis } from './analyse-text';
export { decodeGsm7, decodePart, decodeUcs2, encodePart } from './codec';
export {
  GSM7_MULTIPART_UNITS,
  GSM7_SINGLE_UNITS,
  UCS2_MULTIPART_UNITS,
  UCS2_SINGLE_UNITS,
  detectEncoding,
  languageOf,
} from './encoding';
export type { Encoding, Language, TextOptions } from './encoding';
export {
  MAX_DRAFTS,
  MAX_DRAFT_GROUPS,
  MAX_DRAFT_TEXT_CHARS,
  MAX_FILE_RECORDS,
  MAX_PARTS,
  MAX_PASTED_NUMBERS,
  MAX_PATTERN_TEXT_CHARS,
  MAX_PHONE_INPUT_CHARS,
  MAX_PREFIX_INPUT_CHARS,
  MAX_TEXT_CHARS,
  MIN_BANK_RECIPIENTS,
  OPT_OUT_CHARS,
} from './limits';
export { MAX_FORBIDDEN_WORDS, MAX_FORBIDDEN_WORD_CHARS, createTermsCheck, hasAddress } from './line-terms';
export type { LineTerms, TermsFault } from './line-terms';
export { MAX_LINKS, MAX_LINK_CHARS, faultOfLink, findLinks, replaceLinks } from './links';
export type { LinkFault, TextLink } from './links';
export { KeyFingerprint, RowFingerprint } from './key-fingerprint';
export { formatMobile, keyToMobile, localNumber, mobileToKey, parseMobile, parseMobileKey } from './mobile';
export { createMobileSet } from './mobile-set';
export type { MobileSet } from './mobile-set';
export { INVALID_MOBILE_KEY, MobileReader } from './mobile-units';
export type { MobileNumber } from './mobile';
export { MRIAL_PER_RIAL, floorRial, mrialToRialString, rialStringToMrial } from './money';
export { normaliseForMatching } from './normalise';
export { OPERATOR_NAMES } from './operator-names';
export { createOperatorResolver, operatorOf } from './operators';
export type { OperatorCode, PrefixOverride } from './operators';
export { OPT_OUT_SUFFIX, hasOptOut, withOptOut } from './opt-out';
export { asksToOptOut } from './opt-out-message';
export { faultOfPattern, leadsTo } from './pattern/pattern-fault';
export type { FoundPatternFault, PatternFault, PatternToCheck } from './pattern/pattern-fault';
export {
  MAX_PATTERN_VALUE_CHARS,
  MAX_PATTERN_VARIABLES,
  PATTERN_VARIABLE_TYPES,
  USUAL_PATTERN_VALUE_CHARS,
  faultOfPatternName,
  foreignPlaceholders,
  namesOfPattern,
  readPattern,
  withOurBraces,
  withoutForeignPlaceholders,
} from './pattern/pattern-text';
export type { PatternPiece, PatternVariable, PatternVariableType } from './pattern/pattern-text';
export { faultOfPatternValue, faultsOfPatternValues, fillPattern, worstPatternValues } from './pattern/pattern-values';
export type { PatternValueFault, PatternValues } from './pattern/pattern-values';
export { TARIFF_STEP_MRIAL, charityMrial, isExactTariff, priceRecipientMrial, tierPermilleOf } from './price';
export type { RecipientPriceInput, TierPermille, UnitTariff } from './price';
export { splitText } from './split-text';
export type { SplitText } from './split-text';
export { fillTemplate, readTemplate, variableForm } from './template';
export type { Template, TemplateColumn } from './template';
export { faultOfFinalText, faultOfText } from './text-fault';
export type { TextFault } from './text-fault';
export { SEND_STATE_NAMES } from './send-state-names';
export { SECRETARY_SMS_TYPES, SEND_MAKER_NAMES, SMS_TYPE_NAMES, SYSTEMIC_SMS_TYPES } from './sms-types';
export type { SmsTypeName } from './sms-types';
