/** Why a file of numbers is not taken. */
export type UploadFault =
  /** Not a text file, or not by its name. */
  | 'format'
  /** Not one line with anything on it. */
  | 'empty'
  | 'tooManyRecords'
  /** Lines, but no number among them. */
  | 'noNumbers'
  /** The account has too many others. */
  | 'tooManyUploads'
  /** Columns that no text could name, or two of one name. */
  | 'badColumns'
  /** Of one in parts: it is not there, or not any more. */
  | 'unknown'
  /** A part that does not fit what was announced. */
  | 'wrongPart'
  /** A part holds what is no number. */
  | 'wrongNumber'
  | 'partsMissing'
  /** What has come is not what was announced. */
  | 'differs';

/** A file of numbers that is not taken; nothing of it is kept. */
export class UploadRefusedError extends Error {
  constructor(readonly fault: UploadFault) {
    super(`The file of numbers is refused: ${fault}.`);
    this.name = 'UploadRefusedError';
  }
}
