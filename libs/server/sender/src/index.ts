export { pauseSend, resumeSend } from './control/pause-send';
export { rescheduleSend, wakeScheduled } from './control/schedule';
export type { SendControl } from './control/lock-send';
export { setSendRate } from './control/set-send-rate';
export { checkEngine } from './epoch/gate';
export type { GateState } from './epoch/gate';
export { holdEngine, resumeEngine, viewEngine } from './epoch/hold-engine';
export type { EngineView, NotResumed } from './epoch/hold-engine';
export { SentListError, readSentList } from './epoch/read-sent-list';
export { reconcileEngine } from './epoch/reconcile';
export type { NotReconciled, Reconciled } from './epoch/reconcile';
export type { SentEntry } from './model/match-sent-list';
export { isEngineHeld, readEngineState } from './sql/engine-state';
export { enqueueSystemMessage } from './enqueue-system-message';
export type { SystemMessage } from './enqueue-system-message';
export { isAlive, isUnderWay, mayPause, mayReschedule, mayResume } from './model/may-control';
export { countResendable, lockOriginal } from './resend/count-resendable';
export type { Resendable } from './resend/count-resendable';
export {
  APPROVAL_REASON,
  APPROVAL_WAITED_MS,
  approveLocked,
  endOverdueApprovals,
  lockApproval,
  rejectLocked,
} from './limits/approvals';
export type { LockedApproval } from './limits/approvals';
export { faultOfDecider, findApproval } from './limits/find-approval';
export type { Approval, Asked, Decider } from './limits/find-approval';
export { countSpending, keepLimits, readSpent } from './limits/count-spending';
export type { ApprovalDecision } from './limits/limits.tables';
export { OverLimitError, faultOfCost, faultOfRecipients, needsApproval } from './limits/spending-limits';
export type { LimitFault, SpendingLimits } from './limits/spending-limits';
export { expiryOf } from './model/expiry';
export {
  closesAt,
  haveCommonHour,
  isPermittedAt,
  nextPermitted,
  toPermittedHours,
  windowsOf,
} from './model/permitted-hours';
export type { PermittedHours } from './model/permitted-hours';
export { tellTurn } from './model/send-story';
export { RECIPIENT_STATUS, SEND_STATE, SETTLED } from './model/states';
export type { RecipientStatus, SendState, Settled } from './model/states';
export { prepareAtOnce } from './prepare/prepare-at-once';
export { prepareSends } from './prepare/prepare-sends';
export { openTexts } from './prepare/open-own-texts';
export type { ChosenTexts } from './prepare/open-own-texts';
export { endReserve, reserve } from './prepare/reserve';
export type { Reserve } from './prepare/reserve';
export { priceAudience } from './prepare/price-audience';
export type { PriceTerms, PricedAudience } from './prepare/price-audience';
export { selectTexts } from './sql/recipient-texts';
export { createSender } from './sender';
export type { OperatorLink, Sender, SenderCounters, SenderOptions, Sending } from './sender-options';
export type { CodeTaker } from './run/code-taker';
export type { OperatorToOpen } from './run/operators';
export { senderModule } from './sender.module';
export { expireSends } from './stop/expire-sends';
export { stopSend } from './stop/stop-send';
export type { StoppedSend } from './stop/stop-send';
export { BatchSums } from './store/batch-sums';
export { countDoubts, readQueueAges } from './upkeep/engine-figures';
export type { Doubts, QueueAges } from './upkeep/engine-figures';
export { boundPartition, makePartitionAhead } from './upkeep/partition-ahead';
export { dropOldParkedReceipts, rematchParkedReceipts } from './upkeep/parked-receipts';
export { foldCounters } from './upkeep/fold-counters';
export { settleFinished } from './upkeep/settle-finished';
export { DOUBT_HELD_MS, RECEIPT_WAITED_MS, chargeOverdueReceipts, returnOverdueDoubts } from './upkeep/settle-overdue';
export { sealText } from './system-text';
export { eraseSystemTexts } from './upkeep/erase-texts';
export { sendingTasks } from './upkeep/sending.tasks';
