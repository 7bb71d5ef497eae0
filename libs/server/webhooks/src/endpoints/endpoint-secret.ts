import type { Seal } from '@peyk/server-seal';

export interface EndpointKey {
  accountId: bigint;
  id: bigint;
}

/** Both secrets of an address have one place, because a rotation makes the one the other. */
const placeOf = ({ accountId, id }: EndpointKey) => `webhook_endpoints.secret_sealed:${accountId}:${id}`;

export const sealSecret = (seal: Seal, key: EndpointKey, secret: string): Buffer =>
  seal.seal('webhook', secret, placeOf(key));

/** @throws SealError */
export const openSecret = (seal: Seal, key: EndpointKey, sealed: Buffer): string =>
  seal.open('webhook', sealed, placeOf(key)).toString();

export interface SealedSecrets {
  secretSealed: Buffer;
  previousSealed: Buffer | null;
  /** As long the former one is good. */
  previousUntil: Date | null;
}

/** All secrets that sign at a moment, the newest first. @throws SealError */
export function secretsAt(seal: Seal, endpoint: EndpointKey & SealedSecrets, at: Date): string[] {
  const { secretSealed, previousSealed, previousUntil } = endpoint;
  const isBoth = previousSealed !== null && previousUntil !== null && previousUntil > at;
  const sealed = isBoth ? [secretSealed, previousSealed] : [secretSealed];
  return sealed.map((one) => openSecret(seal, endpoint, one));
}
