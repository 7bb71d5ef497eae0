/**
 * What a part is called in SMPP's user_message_reference, 0-65535. It is worked out and never stored. Parts of one message,
 * and messages of neighbouring sends to one number, have different ones; two that have the same only stay in doubt.
 */
export function userReferenceOf({ sendId, n, part }: { sendId: bigint; n: number; part: number }): number {
  return (Number(sendId & 0xffffn) * 40_503 + n * 257 + part * 30_011) & 0xffff;
}
