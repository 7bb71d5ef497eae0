export { addressOf, isTestKey, LANGUAGES, languagesOf, sampleOf } from './samples';
export type { Language, SampledOperation } from './samples';
