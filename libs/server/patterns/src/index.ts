export { reviewPattern } from './admin/review-pattern.service';
export type { PatternReview, PatternVerdict } from './admin/review-pattern.service';
export { findPatternCode } from './find-code';
export { PATTERNS_ERRORS } from './patterns.errors';
export { patternsModule } from './patterns.module';
export { TYPE_OF as TYPE_OF_PATTERN, patternToSend, sendByPattern, wrongValues } from './send-by-pattern.service';
export type { PatternSend, PatternToSend } from './send-by-pattern.service';
