/**
 * Why a file cannot be read. `notASpreadsheet` is neither text nor xlsx; `oldExcel` an xls, or an xlsx with a password; `tooLarge`
 * passes a limit of size, packing or cells; `damaged` ends too early or does not hold what it says; `unknownEncoding` is text in a
 * code page that we do not know.
 */
export type UnreadableFault = 'notASpreadsheet' | 'oldExcel' | 'tooLarge' | 'damaged' | 'unknownEncoding';

/** Ends the reading of a file. Server and browser each tell it in their own way. */
export class SheetFaultError extends Error {
  constructor(readonly fault: UnreadableFault) {
    super(`the file cannot be read: ${fault}`);
  }
}

/** @throws SheetFaultError */
export function fail(fault: UnreadableFault): never {
  throw new SheetFaultError(fault);
}
