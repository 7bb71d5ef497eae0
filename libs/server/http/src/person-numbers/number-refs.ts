import { createCipheriv, createDecipheriv } from 'node:crypto';
import { DomainError } from '../errors/domain-error';
import { PERSON_NUMBER_ERRORS } from './person-number.errors';

const CIPHER = 'aes-128-ecb';
const KEY_BYTES = 16;
const ACCOUNT_BYTES = 6;
const BLOCK_BYTES = 16;

const REF = /^ref:([A-Za-z0-9_-]{22})$/;
/** What keeps its form as a number. */
const WHOLE_NUMBER = /^[1-9]\d{0,17}$/;

/** Names for numbers that stand in their place where a number may not be read: to reply to, or to go on with. */
export interface NumberRefs {
  /** Null for what is no number. Equal numbers of an account have equal names. */
  nameOf(accountId: bigint, number: string): string | null;
  /** The number behind a name. @throws 422-532 for a name of another account, or that we have not made */
  numberOf(accountId: bigint, name: string): string;
}

export const isNumberRef = (text: string): boolean => REF.test(text);

/**
 * One block: the account, the number, and zeros. It is a permutation of blocks under our key, so a block that was changed or made up opens
 * as another account's but once in 2^64. @param key 16 bytes or more
 */
export function createNumberRefs(key: Buffer): NumberRefs {
  const secret = key.subarray(0, KEY_BYTES);
  const blockOf = (accountId: bigint, number: bigint) => {
    const block = Buffer.alloc(BLOCK_BYTES);
    block.writeUIntBE(Number(accountId), 0, ACCOUNT_BYTES);
    block.writeBigUInt64BE(number, ACCOUNT_BYTES);
    return block;
  };
  return {
    nameOf: (accountId, number) => {
      if (!WHOLE_NUMBER.test(number)) return null;
      const cipher = createCipheriv(CIPHER, secret, null).setAutoPadding(false);
      return `ref:${cipher.update(blockOf(accountId, BigInt(number))).toString('base64url')}`;
    },
    numberOf: (accountId, name) => {
      const written = REF.exec(name)?.[1] ?? '';
      const decipher = createDecipheriv(CIPHER, secret, null).setAutoPadding(false);
      const block = decipher.update(Buffer.from(written, 'base64url'));
      const number = block.length === BLOCK_BYTES ? block.readBigUInt64BE(ACCOUNT_BYTES) : 0n;
      if (block.length !== BLOCK_BYTES || !block.equals(blockOf(accountId, number))) {
        throw new DomainError(PERSON_NUMBER_ERRORS.unknownRef);
      }
      return String(number);
    },
  };
}
