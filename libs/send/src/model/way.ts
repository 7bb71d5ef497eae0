import type { operations } from '@peyk/shared-contract';
import type { Composition } from './composition';

type SendBody = operations['createSend']['requestBody']['content']['application/json'];

/** Where the recipients come from, as the contract has it. */
export type RecipientParams = Exclude<SendBody['params'], unknown[]>;

/** A way to send: what of a composition says who gets it. The text, the line and the options are the same in all of them. */
export interface Way {
  readonly sendingType: SendBody['sending_type'];
  /** Each recipient has a text of its own: made of the text with its variables, or given with the recipients. */
  readonly texts?: 'made' | 'given';
  /** The field of the composition that holds the recipients. */
  readonly field: 'numbers' | 'people' | 'file' | 'bank';
  /** What is wrong with who is chosen, in a sentence that says what to do; null when it can be sent to. */
  readonly problemOf: (composition: Composition) => string | null;
  /** Null while nobody is chosen. */
  readonly paramsOf: (composition: Composition) => RecipientParams | null;
  /** How long typing rests before the price is asked for: reading a phonebook of a million takes longer than a list. */
  readonly restMs: number;
}
