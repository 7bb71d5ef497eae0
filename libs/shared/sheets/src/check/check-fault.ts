import type { UnreadableFault } from '../sheet-fault';

/** Why a file of numbers is not taken although it can be read. */
export type RefusedFault = 'emptySheet' | 'onlyHeader' | 'tooManyRows' | 'tooManyColumns';

/** Everything that can be wrong with a file as a whole. */
export type FileFault = UnreadableFault | RefusedFault;

/** Ends the check of a file. */
export class CheckFaultError extends Error {
  constructor(readonly fault: RefusedFault) {
    super(`the file is not taken: ${fault}`);
  }
}
