import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const USER_PRESENT = 0x01;
const WITH_CREDENTIAL = 0x40;
/** COSE: of an elliptic curve, signs with ES256, on P-256. */
const KEY_TYPE_EC2 = 2;
const ES256 = -7;
const P256 = 1;

const sha256 = (bytes: Buffer | string) => createHash('sha256').update(bytes).digest();
const text = (bytes: Uint8Array) => Buffer.from(bytes).toString('base64url');
const uint32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32BE(value);
  return bytes;
};

interface Asked {
  challenge: string;
  origin?: string;
  relyingParty?: string;
}

/** What stands at the front of a value in CBOR (RFC 8949, 3): its kind and a number of at most two bytes. */
function cborHead(kind: number, value: number): Buffer {
  if (value < 24) return Buffer.from([(kind << 5) | value]);
  return value < 256
    ? Buffer.from([(kind << 5) | 24, value])
    : Buffer.from([(kind << 5) | 25, value >> 8, value & 255]);
}

type Cbor = number | string | Uint8Array | Map<number | string, Cbor>;

/** As much of CBOR as WebAuthn needs; loading a library for it would take a third of a second of every test file with a database. */
function cbor(value: Cbor): Buffer {
  if (typeof value === 'number') return value < 0 ? cborHead(1, -1 - value) : cborHead(0, value);
  if (typeof value === 'string') return Buffer.concat([cborHead(3, Buffer.byteLength(value)), Buffer.from(value)]);
  if (value instanceof Map)
    return Buffer.concat([cborHead(5, value.size), ...[...value].flatMap(([name, held]) => [cbor(name), cbor(held)])]);
  return Buffer.concat([cborHead(2, value.length), value]);
}

/** An authenticator without a browser, which makes and uses one passkey by the letter of WebAuthn. */
export function softAuthenticator({ origin: home, relyingParty: party }: { origin: string; relyingParty: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const { x = '', y = '' } = publicKey.export({ format: 'jwk' });
  const id = randomBytes(32);
  let counter = 0;
  const clientData = (type: string, challenge: string, origin: string) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const headOf = (relyingParty: string, flags: number) =>
    Buffer.concat([sha256(relyingParty), Buffer.from([flags]), uint32(counter)]);
  return {
    id: text(id),
    /** Counts from here on: lower than before it was copied. */
    countFrom: (value: number) => void (counter = value),
    create({ challenge, origin = home, relyingParty = party }: Asked) {
      const key = cbor(
        new Map<number, Cbor>([
          [1, KEY_TYPE_EC2],
          [3, ES256],
          [-1, P256],
          [-2, Buffer.from(x, 'base64url')],
          [-3, Buffer.from(y, 'base64url')],
        ]),
      );
      const length = Buffer.alloc(2);
      length.writeUInt16BE(id.length);
      const head = headOf(relyingParty, USER_PRESENT | WITH_CREDENTIAL);
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, key]);
      const attestation = cbor(
        new Map<string, Cbor>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, Cbor>()],
          ['authData', authData],
        ]),
      );
      return {
        ...{ credential_id: text(id), transports: ['internal'] },
        client_data: text(clientData('webauthn.create', challenge, origin)),
        attestation: text(attestation),
      };
    },
    get({ challenge, origin = home, relyingParty = party }: Asked) {
      counter += 1;
      const client = clientData('webauthn.get', challenge, origin);
      const head = headOf(relyingParty, USER_PRESENT);
      return {
        credential_id: text(id),
        client_data: text(client),
        authenticator_data: text(head),
        signature: text(sign('sha256', Buffer.concat([head, sha256(client)]), privateKey)),
      };
    },
  };
}
