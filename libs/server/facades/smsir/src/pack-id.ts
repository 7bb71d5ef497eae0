const PACK = /^00000000-0000-4000-8000-([0-9a-f]{12})$/i;

/** A send as SMS.ir's clients hold it: in the form of a UUID. */
export function packIdOf(sendId: bigint | string): string {
  return `00000000-0000-4000-8000-${BigInt(sendId).toString(16).padStart(12, '0')}`;
}

/** The send of a pack; undefined for what is none. */
export function sendOfPack(packId: string): bigint | undefined {
  const digits = PACK.exec(packId)?.[1];
  return digits === undefined ? undefined : BigInt(`0x${digits}`);
}
