export type { AnswerPorts, FactsOf } from './first-answer/first-answer';
export { SUPPORT_ERRORS } from './support.errors';
export { supportModule } from './support.module';
