export { reviewPattern } from './admin/review-pattern.service';
export type { PatternReview, PatternVerdict } from './admin/review-pattern.service';
export { PATTERNS_ERRORS } from './patterns.errors';
export { patternsModule } from './patterns.module';
export { sendByPattern } from './send-by-pattern.service';
export type { PatternSend } from './send-by-pattern.service';
