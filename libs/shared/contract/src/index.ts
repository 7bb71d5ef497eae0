import * as limits from './limits.gen';

export { ACCESS, PERMISSIONS, RATES } from './access.gen';
export type { Access, AccountState, Effect, Permission, RateClass } from './access.gen';
export type { components, operations, paths } from './contract.gen';
export type { components as DeskComponents, operations as DeskOperations, paths as DeskPaths } from './desk.gen';
export { lineDigits, pagingOf } from './known-names';
export { BASE_PATH, OPERATIONS } from './operations.gen';
export type { OperationId } from './operations.gen';
/** What the fields of each operation's request may hold: `limits.createPhonebookLimits`. */
export { limits };
