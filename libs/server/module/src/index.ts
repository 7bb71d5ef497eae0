export { UsageError, optionalText, text } from './admin-command';
export type { AdminContext, ChangingCommand, Command, CommandInput, OptionHelp, Values } from './admin-command';
export { LEAST_ARCHIVE_DAYS } from './archive-place';
export type { ArchivePlace } from './archive-place';
export { allOf, extendAll, handlersOf, recorderOf, permissionsOf } from './compose-modules';
export type { OperationOf } from './compose-modules';
export { factOf, fieldOf, linesOf, rowOfKey, stateAt, valuesOf } from './desk-collection';
export type {
  CollectionField,
  CollectionName,
  DeskCollection,
  ItemState,
  ItemValues,
  KeptItem,
} from './desk-collection';
export { unlessThere } from './demo-seed';
export type { DemoWorld } from './demo-seed';
export { Lanes } from './lanes';
export type { Lane, LaneState } from './lanes';
export type {
  AnyLiveSource,
  HeardWith,
  LiveEvent,
  LiveEventData,
  LiveEventName,
  LiveKey,
  LiveSource,
} from './live-source';
export type { ModuleFigure } from './module-figure';
export { defineJob } from './module-job';
export type { EndedJob, JobDefinition, JobProgress, JobResult, JobRun, ModuleJob } from './module-job';
export type { PeriodicTask } from './periodic-task';
export { readCount, readId, readInstant, readMobile, readOneOf, readRial } from './read-values';
export type { RetentionRule } from './retention-rule';
export type { SearchedColumn } from './searched-column';
export type { ExtendServer, ServerModule } from './server-module';
export { DESK_ROLES } from './waiting-queue';
export type {
  DeskHand,
  DeskRole,
  GivenVerdict,
  Priority,
  QueueName,
  QueuePart,
  ReadyReply,
  Reviewer,
  ShownThing,
  TellBySms,
  ThingAsides,
  ThingFact,
  ThingText,
  Verdict,
  WaitingQueue,
  WaitingThing,
} from './waiting-queue';
