import { createCipheriv, createDecipheriv, createHmac, hkdfSync, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const KEY_BYTES = 32;
const NONCE_BYTES = 12;
const TAG_BYTES = 16;
/** First byte of everything that is sealed: another way of sealing will have another one. */
const VERSION = 1;
/** Tells secrets apart and says nothing about them. */
const KEY_ID_BYTES = 4;
const NONCE_AT = 1 + KEY_ID_BYTES;
const TAG_AT = NONCE_AT + NONCE_BYTES;
const BODY_AT = TAG_AT + TAG_BYTES;

/** What something is sealed for; each has a key of its own. A new domain adds its word here. */
export type SealPurpose =
  | 'secret check'
  | 'system message'
  | 'identity'
  | 'registration'
  | 'authenticator'
  | 'profile'
  | 'webhook'
  | 'api call';

/** Of a kind of value that is searched for without being readable. */
export type IndexPurpose = 'national id' | 'number ref';

export interface Seal {
  /** What everything that it seals begins with: the way of sealing, and the name of the secret that seals now. */
  readonly head: Buffer;
  /**
   * @param place table, column and row that it is made for (`users.authenticator_secret:7`): elsewhere it does not open.
   * @returns version, name of the secret, nonce, tag and ciphertext in one.
   */
  seal(purpose: SealPurpose, plain: string | Buffer, place: string): Buffer;
  /** @throws SealError when no secret of ours has sealed it, for this purpose and place, or the bytes were touched. */
  open(purpose: SealPurpose, sealed: Buffer, place: string): Buffer;
  /** Whether it was sealed with the secret that seals now. */
  isCurrent(sealed: Buffer): boolean;
  /** Equal values have equal indexes; without the secret nobody can try values out. */
  blindIndex(purpose: IndexPurpose, value: string): Buffer;
  /** The same under every secret that is accepted, the current one first: what an older one wrote is found as well. */
  blindIndexes(purpose: IndexPurpose, value: string): Buffer[];
}

/** The message holds nothing of what was sealed. */
export class SealError extends Error {
  constructor(reason: string) {
    super(`A sealed value does not open: ${reason}.`);
    this.name = 'SealError';
  }
}

/** The keys of one secret, each made once: HKDF for every login code would cost more than the code. */
class SecretKeys {
  readonly head: Buffer;
  private readonly keys = new Map<string, Buffer>();

  constructor(private readonly secret: string) {
    this.head = Buffer.concat([Buffer.from([VERSION]), this.derive('key id', KEY_ID_BYTES)]);
  }

  of(label: string): Buffer {
    let key = this.keys.get(label);
    if (!key) this.keys.set(label, (key = this.derive(label, KEY_BYTES)));
    return key;
  }

  private derive(label: string, bytes: number): Buffer {
    return Buffer.from(hkdfSync('sha256', this.secret, '', `peyk ${label}`, bytes));
  }
}

/**
 * Seals what must not stand in the database as it is: AES-256-GCM, with keys of the installation's secret.
 * @param secret seals and opens. @param previous opens only: what was sealed before the secret was changed.
 */
export function createSeal(secret: string, previous?: string): Seal {
  const current = new SecretKeys(secret);
  const accepted = previous === undefined || previous === secret ? [current] : [current, new SecretKeys(previous)];
  const blindIndexes = (purpose: IndexPurpose, value: string) =>
    accepted.map((keys) =>
      createHmac('sha256', keys.of(`blind index of ${purpose}`))
        .update(value)
        .digest(),
    );
  return {
    head: current.head,
    seal: (purpose, plain, place) => sealWith(current, { purpose, place }, plain),
    open: (purpose, sealed, place) => openWith(accepted, { purpose, place }, sealed),
    isCurrent: (sealed) => headOf(sealed).equals(current.head),
    blindIndex: (purpose, value) => blindIndexes(purpose, value)[0] as Buffer,
    blindIndexes,
  };
}

interface Bound {
  purpose: SealPurpose;
  place: string;
}

function headOf(sealed: Buffer): Buffer {
  return sealed.subarray(0, NONCE_AT);
}

function sealWith(keys: SecretKeys, { purpose, place }: Bound, plain: string | Buffer): Buffer {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, keys.of(purpose), nonce).setAAD(Buffer.from(place));
  const body = Buffer.concat([cipher.update(plain), cipher.final()]);
  return Buffer.concat([keys.head, nonce, cipher.getAuthTag(), body]);
}

function openWith(accepted: readonly SecretKeys[], { purpose, place }: Bound, sealed: Buffer): Buffer {
  if (sealed.length < BODY_AT || sealed[0] !== VERSION) throw new SealError('it is not of a form that we know');
  const keys = accepted.find(({ head }) => head.equals(headOf(sealed)));
  if (!keys) throw new SealError('another secret has sealed it');
  const nonce = sealed.subarray(NONCE_AT, TAG_AT);
  const decipher = createDecipheriv(ALGORITHM, keys.of(purpose), nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(place)).setAuthTag(sealed.subarray(TAG_AT, BODY_AT));
  try {
    return Buffer.concat([decipher.update(sealed.subarray(BODY_AT)), decipher.final()]);
  } catch {
    throw new SealError('it was made for another place, or its bytes were changed');
  }
}
