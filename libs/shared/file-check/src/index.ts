export { FileCheck } from './file-check';
export type { AskOptions, Outcome } from './file-check';
export type { CheckedFile, OpenedFile } from './protocol';
export { FILE_FAULT_WORDS, VERDICT_WORDS, WRONG_GROUP_WORDS, misnamedWords, wrongGroupOf } from './words';
export type { WrongGroup } from './words';
export { FileWork } from './file-work';
