export { awaitsPreparing, costOf } from './cost';
export type { ShownCost } from './cost';
export { exclusionsOf } from './excluded';
export type { Exclusion } from './excluded';
export { isAlive, openCount, stretchesOf } from './journey';
export type { Stretch, StretchName } from './journey';
export { applyProgress, readProgress } from './live-progress';
export { OPERATOR_NAMES } from '@peyk/shared-sms';
export { sendKeys, sendListQuery, sendQuery } from './send-queries';
export type { SendFilters, SendListRequest } from './send-queries';
export {
  AWAITING_RECEIPTS,
  SEND_STATE,
  SEND_STATES,
  endedUnsent,
  isMoving,
  stateWordsOf,
  toSendState,
} from './send-states';
export type {
  ExcludedCounts,
  Operator,
  RecipientCounts,
  RecipientStatus,
  Send,
  SendDetails,
  SendMaker,
  SendPage,
  SendProgress,
  SendState,
  SmsType,
} from './types';
export { useTestSend } from './use-test-send';
export { useWatchInterval } from './use-watch-interval';
