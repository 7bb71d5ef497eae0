/** UTF-16 units of a send's text, with variables filled in and the cancel-11 line added; the specification's pattern limit. */
export const MAX_TEXT_CHARS = 2700;

/** UTF-16 units of a pattern's text. */
export const MAX_PATTERN_TEXT_CHARS = 2700;

/** UTF-16 units of a draft, and how many an account may have. */
export const MAX_DRAFT_TEXT_CHARS = 1400;
export const MAX_DRAFTS = 200;
export const MAX_DRAFT_GROUPS = 20;

/**
 * The most parts that a text of MAX_TEXT_CHARS can have: 66-unit parts, each losing one unit to a surrogate pair at its
 * border. A bit mask with one bit per part needs this many bits.
 */
export const MAX_PARTS = 42;

/** UTF-16 units of the cancel-11 line. */
export const OPT_OUT_CHARS = 6;

/** Numbers that the paste dialog takes at once. */
export const MAX_PASTED_NUMBERS = 1000;

/** Records of one uploaded file. */
export const MAX_FILE_RECORDS = 1_000_000;

/** Fewest recipients of the bank sends that have a minimum. */
export const MIN_BANK_RECIPIENTS = 5000;

/** Characters that the phone-number field takes, ordinarily and in prefix mode. */
export const MAX_PHONE_INPUT_CHARS = 12;
export const MAX_PREFIX_INPUT_CHARS = 6;
