export { addressOf, isTestKey, LANGUAGES, languagesOf, sampleOf, shellQuoted } from './samples';
export type { Language, SampledOperation } from './samples';
