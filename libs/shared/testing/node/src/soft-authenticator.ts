import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';
import { isoCBOR } from '@simplewebauthn/server/helpers';

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
      const key = isoCBOR.encode(
        new Map<number, number | Uint8Array>([
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
      const authData = Buffer.concat([head, Buffer.alloc(16), length, id, Buffer.from(key)]);
      const attestation = isoCBOR.encode(
        new Map<string, string | Map<string, never> | Uint8Array>([
          ['fmt', 'none'],
          ['attStmt', new Map<string, never>()],
          ['authData', new Uint8Array(authData)],
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
