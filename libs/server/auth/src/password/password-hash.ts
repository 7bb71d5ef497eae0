import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { createFairLimiter } from './limited';
import type { Lane } from './limited';

/** argon2id as OWASP advises for 19 MiB; 25 ms of one core. */
const MEMORY_KIB = 19 * 1024;
const PASSES = 2;
const LANES = 1;
const SALT_BYTES = 16;
const HASH_BYTES = 32;
const PHC = /^\$argon2id\$v=19\$m=(\d{1,7}),t=(\d{1,2}),p=(\d{1,2})\$([A-Za-z0-9+/]{11,64})\$([A-Za-z0-9+/]{22,86})$/;

/** A hash of the usual parameters that fits no password: an unknown username takes as long as a wrong password. */
export const NOBODYS_HASH = `$argon2id$v=19$m=19456,t=2,p=1$${'A'.repeat(22)}$${'A'.repeat(43)}`;

interface Parameters {
  memory: number;
  passes: number;
  lanes: number;
  salt: Buffer;
  bytes: number;
}

/** Each takes memory and a thread of Node's small pool, which files and DNS need too. */
const limited = createFairLimiter({ atOnce: 2, perGroup: 20, waiting: 200 });
/** Of admin commands and tests. */
const OWN: Lane = { group: 'own' };

function derive(
  password: string,
  { memory, passes, lanes, salt, bytes }: Parameters,
  lane: Lane = OWN,
): Promise<Buffer> {
  return limited(
    lane,
    () =>
      new Promise((resolve, reject) => {
        argon2(
          'argon2id',
          // One spelling for what looks the same on different keyboards.
          { message: password.normalize('NFKC'), nonce: salt, memory, passes, parallelism: lanes, tagLength: bytes },
          (error, hash) => (error ? reject(error) : resolve(hash)),
        );
      }),
  );
}

const encode = (bytes: Buffer) => bytes.toString('base64').replaceAll('=', '');

/** @returns a PHC string: `$argon2id$v=19$m=19456,t=2,p=1$salt$hash`. */
export async function hashPassword(password: string, lane?: Lane): Promise<string> {
  const salt = randomBytes(SALT_BYTES);
  const parameters = { memory: MEMORY_KIB, passes: PASSES, lanes: LANES, salt, bytes: HASH_BYTES };
  const hash = await derive(password, parameters, lane);
  return `$argon2id$v=19$m=${MEMORY_KIB},t=${PASSES},p=${LANES}$${encode(salt)}$${encode(hash)}`;
}

/** Whether `password` is the one that `phc` was made of. A string that is no PHC of argon2id fits no password. */
export async function verifyPassword(password: string, phc: string, lane?: Lane): Promise<boolean> {
  const [, memory, passes, lanes, salt, hash] = PHC.exec(phc) ?? [];
  if (!salt || !hash) return false;
  const expected = Buffer.from(hash, 'base64');
  const parameters = {
    memory: Number(memory),
    passes: Number(passes),
    lanes: Number(lanes),
    salt: Buffer.from(salt, 'base64'),
    bytes: expected.length,
  };
  return timingSafeEqual(await derive(password, parameters, lane), expected);
}
