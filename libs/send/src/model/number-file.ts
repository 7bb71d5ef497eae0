/** A file whose numbers have come to the server whole. */
export interface NumberFile {
  readonly uploadId: string;
  readonly name: string;
  /** Different valid numbers in it. */
  readonly count: number;
  /** Names of what came with each number; undefined for numbers alone. */
  readonly columns?: readonly string[];
  /** The one of them that holds the texts, where each row brings its own. */
  readonly textColumn?: string;
}

/** Reads a kept file; whatever does not look like one is none. */
export function readNumberFile(value: unknown): NumberFile | null {
  if (typeof value !== 'object' || value === null) return null;
  const { uploadId, name, count, columns, textColumn }: Partial<Record<keyof NumberFile, unknown>> = value;
  const isFile =
    typeof uploadId === 'string' && /^\d{1,19}$/.test(uploadId) && typeof name === 'string' && Number.isInteger(count);
  if (!isFile) return null;
  return {
    uploadId,
    name,
    count: count as number,
    ...(Array.isArray(columns) && { columns: columns.filter((column) => typeof column === 'string') }),
    ...(typeof textColumn === 'string' && { textColumn }),
  };
}
