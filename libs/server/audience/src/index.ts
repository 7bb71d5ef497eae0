export { loadOperatorResolver } from './load-operator-resolver';
export { asksToOptOut } from './opt-out-message';
export { OPERATOR_NAMES, OPERATOR_NUMBER, operatorName } from './operator-code';
export { recordInbound } from './record-inbound';
export type { InboundToRecord } from './record-inbound';
export { resolveAudience } from './resolve-audience';
export type { Audience, AudienceQuestion, ExcludedCounts } from './resolve-audience';
