export { isNotCurrent } from './not-current';
export { resealAll, resealRows } from './reseal';
export type { Resealed, ResealedBatch, Resealer } from './reseal';
export { createSeal, SealError } from './seal';
export type { IndexPurpose, Seal, SealPurpose } from './seal';
export { checkSecret, WrongSecretError, writeSecretCheck } from './secret-check';
