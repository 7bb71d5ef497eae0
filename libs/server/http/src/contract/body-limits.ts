import type { AnyOperationId } from './handlers';

export const DEFAULT_BODY_LIMIT_BYTES = 64 * 1024;

/** Operations that take lists of numbers: 100,000 of 40 characters at most. */
const BODY_LIMITS_BYTES: Partial<Record<AnyOperationId, number>> = {
  createSend: 4 * 1024 * 1024,
  calculatePrice: 4 * 1024 * 1024,
  // A shape of 10,000 corners, which is told that it has too many.
  countBank: 1024 * 1024,
  // A thousand rows with the longest text in each.
  uploadPart: 8 * 1024 * 1024,
  downloadQuoteExcluded: 4 * 1024 * 1024,
  previewTexts: 4 * 1024 * 1024,
  // A thousand recipients with all their values.
  sendPattern: 4 * 1024 * 1024,
  // A thousand names of 64 characters.
  getMessageStatuses: 512 * 1024,
  // A million lines of 40 characters.
  uploadNumbers: 40 * 1024 * 1024,
  // What a spreadsheet may be at most.
  uploadContactsFile: 64 * 1024 * 1024,
  uploadReaderCodes: 64 * 1024 * 1024,
  // Twenty thousand codes of 60 characters.
  addReaderCodes: 2 * 1024 * 1024,
  // Four pictures of a mebibyte as base64, and a text.
  addCollectionItem: 6 * 1024 * 1024,
  changeCollectionItem: 6 * 1024 * 1024,
};

export function bodyLimitOf(operationId: AnyOperationId): number {
  return BODY_LIMITS_BYTES[operationId] ?? DEFAULT_BODY_LIMIT_BYTES;
}
