export { decideWaiting, takeWaiting } from './decide-waiting';
export type { Reviewed, ReviewedRow, Verdict } from './decide-waiting';
export type { DecisionColumns, DecisionWord } from './decision-columns';
export { DECISIONS_ERRORS } from './decisions.errors';
export { mobileToTell, reviewerOf } from './reviewer';
export type { Reviewer, TellBySms } from './reviewer';
export { refusalSentence } from './refusal-sentence';
export { REFUSAL_OPTIONS, refusalOf } from './refusal-options';
export type { Refusal } from './refusal-options';
