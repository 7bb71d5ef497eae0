export type { AuditNote } from './access/audited';
export type { Rates } from './access/gates';
export { findOwnerName, refusePermission } from './access/no-permission';
export { hidesTexts, holds, ownTextsOf, requireState, seesMasked, sightOf } from './access/rights';
export type { Rights } from './access/rights';
export { LIMIT_ERRORS } from './access/limit.errors';
export {
  reachNow,
  requireAllContacts,
  requireLineInReach,
  requirePhonebooksInReach,
  requirePlacesInReach,
  seesLine,
  withinReach,
} from './access/limits-now';
export { NO_LIMITS, findMemberLimits, hasLimits, isWithin, stricterOf } from './access/role-limits';
export type { RoleLimits } from './access/role-limits';
export { RIGHTS_CHANGED_CHANNEL, announceRights } from './access/rights-changed';
export { buildServer } from './build-server';
export type { ServerOptions } from './build-server';
export { REPEAT_ERRORS } from './calls/repeat.errors';
export type { CallToRepeat, RepeatCall, RepeatedCall } from './calls/repeat-call';
export type { CallRecorder, FinishedCall } from './calls/record-calls';
export { contract, listOperations } from './contract/contract';
export type { ContractDocument, ContractOperation } from './contract/contract';
export type {
  BytesAnswer,
  DeskOperationId,
  FileAnswer,
  Handler,
  Handlers,
  OperationAnswer,
  OperationData,
  OperationInput,
} from './contract/handlers';
export type { UploadedFile } from './contract/uploaded-file';
export { contains } from './contains';
export { DomainError } from './errors/domain-error';
export type { ErrorDescription, ErrorDetails } from './errors/domain-error';
export { failWith } from './errors/fail-with';
export { toDomainError } from './errors/handle-error';
export type { Fail } from './errors/fail-with';
export { HTTP_ERRORS } from './errors/http.errors';
export { HTTP_RETENTION } from './http.retention';
export { withIdempotency } from './idempotency/with-idempotency';
export type { IdempotentCall } from './idempotency/with-idempotency';
export { requireOwned, takeTurn, unlessTaken } from './guards';
export { listPage, listRows } from './list-page';
export { MAX_LIMIT, MAX_LISTED, isGoodRange, offsetOf, totalOfPage } from './paging';
export type { Page, Paging } from './paging';
export { addressGroup } from './rate/address-group';
export { giveBackToRate, requireRate, requireRates, takeFromRate } from './rate/take-from-rate';
export type { Rate, RateTaken } from './rate/take-from-rate';
export { authorOf, isTestCall, requesterOf, requireAccount, requirePerson } from './request-context';
export type { CallingKey, DeskPerson, RequestContext, SignedInAccount } from './request-context';
export { createLog, describeError, mask } from './observe/create-log';
export type { LogOptions } from './observe/create-log';
export { buildHealthServer } from './observe/health';
export type { HealthOptions, Readiness } from './observe/health';
export { HIDDEN_TEXT, withoutTexts } from './hidden-texts/hidden-texts';
export { isMaskedNumber, maskNumber, maskNumbersIn, maskWholeNumbers } from './person-numbers/mask-number';
export { PERSON_NUMBER_ERRORS } from './person-numbers/person-number.errors';
export type { Knock, ProgramDoor } from './programs/program-door';
export { API_DOCUMENTS } from './pages/api-documents';
export { isTooIntricate } from './contract/json-limits';
export { isKeySecret, newKeySecret, prefixOfSecret } from './keys/key-secret';
export type { KeyMode } from './keys/key-secret';
export { KEY_ERRORS } from './keys/key.errors';
export type { DeskSession, FindSession } from './sessions/find-together';
export { SESSION_IDLE_SECONDS, findSession, findSessions, sessionOf } from './sessions/session.repository';
export type { Session } from './sessions/session.repository';
export { hashToken, newToken } from './sessions/token';
