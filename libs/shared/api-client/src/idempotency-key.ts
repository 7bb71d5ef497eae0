const KEY_BYTES = 16;

/** A new key for one attempt to send: 32 hexadecimal digits. Works outside secure origins too, unlike `randomUUID`. */
export function newIdempotencyKey(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(KEY_BYTES));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, '0')).join('');
}
