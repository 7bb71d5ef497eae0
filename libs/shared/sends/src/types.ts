import type { components } from '@peyk/shared-contract';

type Schemas = components['schemas'];

/** A send as the list shows it. */
export type Send = Schemas['Send'];
/** A send with its text and everything that was decided about it. */
export type SendDetails = Schemas['SendDetails'];
/** What the live socket says of a send that moves. */
export type SendProgress = Schemas['SendProgress'];
export type SendState = Schemas['SendState'];
/** Who made a send, and by what. */
export type SendMaker = Schemas['SendMaker'];
export type SmsType = Schemas['SmsType'];
export type RecipientCounts = Schemas['RecipientCounts'];
export type ExcludedCounts = Schemas['ExcludedCounts'];
export type RecipientStatus = Schemas['RecipientStatus'];
export type Operator = Schemas['Operator'];

/** One page of sends. */
export interface SendPage {
  readonly items: readonly Send[];
  readonly paging: Schemas['Page'];
}
