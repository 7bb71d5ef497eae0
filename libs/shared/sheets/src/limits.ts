/** What a spreadsheet of a person may cost us. Sizes are counted while it is unpacked: what a file says of itself proves nothing. */
export interface SheetLimits {
  fileBytes: number;
  /** All parts together, unpacked. */
  unpackedBytes: number;
  /** Unpacked to packed, of one part; small parts may pack better. */
  ratio: number;
  cells: number;
  sharedBytes: number;
  entries: number;
}

const MB = 1_048_576;

export const SHEET_LIMITS: SheetLimits = {
  fileBytes: 64 * MB,
  unpackedBytes: 2_048 * MB,
  ratio: 100,
  cells: 16_000_000,
  sharedBytes: 256 * MB,
  entries: 1_000,
};

/** Below this a part may be packed as well as it likes. */
export const RATIO_FROM_BYTES = 4 * MB;
/** A row without an end is no row. */
export const ROW_BYTES = 4 * MB;
/** The format's own. */
export const COLUMNS = 16_384;

/** Columns of a file of numbers or contacts that are looked at. */
export const MAX_SHEET_COLUMNS = 100;
/** Rows by which its columns are known. */
export const LOOKED_AT_ROWS = 200;
