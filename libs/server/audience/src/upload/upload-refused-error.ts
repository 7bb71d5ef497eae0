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
  | 'tooManyUploads';

/** A file of numbers that is not taken; nothing of it is kept. */
export class UploadRefusedError extends Error {
  constructor(readonly fault: UploadFault) {
    super(`The file of numbers is refused: ${fault}.`);
    this.name = 'UploadRefusedError';
  }
}
