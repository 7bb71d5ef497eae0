const DIGITS = 15;

/** A message as these clients hold it: 16 digits, which is more than any of their codes for errors has. */
export function recIdOf(id: bigint | string): string {
  return `1${String(id).padStart(DIGITS, '0')}`;
}

/** The message of such an id; undefined for what is none. */
export function messageOfRecId(recId: string): bigint | undefined {
  return /^1\d{15}$/.test(recId) ? BigInt(recId.slice(1)) : undefined;
}
