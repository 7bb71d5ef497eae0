import { createHash } from 'node:crypto';
import type { ServerContext } from '@peyk/server-database';
import { DomainError } from '@peyk/server-http';
import type { OperationData, OperationInput } from '@peyk/server-http';
import { createChallenge, extractParams, verifySolution } from 'altcha-lib/v1';
import { AUTH_ERRORS } from '../auth.errors';
import { PROOF_MAX_NUMBER, PROOF_SECONDS } from '../auth.limits';
import { hashSubject } from '../codes/code';
import { useProof } from './used-proof.repository';

export type ProofPurpose = OperationInput<'getChallenge'>['query']['purpose'];

export interface ProofPorts {
  /** Secret of this installation. */
  pepper: string;
  /** How hard a challenge is; tests take easy ones. */
  proofMaxNumber?: number;
}

const ALGORITHM = 'SHA-256';
/** Salt, parameters and number stay within one block of SHA-256, which halves the work of a telephone and of nobody else. */
const SALT_BYTES = 8;

/** A key of its own: anyone who learns what one secret signs learns nothing of another. */
const keyOf = (pepper: string) => hashSubject(pepper, 'proof', 'key').toString('base64url');

/** Nothing is stored: the challenge carries its purpose and its end, signed. */
export async function makeChallenge(
  { clock }: Pick<ServerContext, 'clock'>,
  { pepper, proofMaxNumber = PROOF_MAX_NUMBER }: ProofPorts,
  purpose: ProofPurpose,
): Promise<OperationData<'getChallenge'>> {
  const { challenge, salt, signature } = await createChallenge({
    algorithm: ALGORITHM,
    hmacKey: keyOf(pepper),
    maxnumber: proofMaxNumber,
    saltLength: SALT_BYTES,
    expires: new Date(clock.now().getTime() + PROOF_SECONDS * 1000),
    params: { p: purpose.slice(0, 1) + purpose.length },
  });
  return { algorithm: ALGORITHM, challenge, maxnumber: proofMaxNumber, salt, signature };
}

interface Solution {
  algorithm: typeof ALGORITHM;
  challenge: string;
  number: number;
  salt: string;
  signature: string;
}

function isSolution(value: unknown): value is Solution {
  if (typeof value !== 'object' || value === null) return false;
  const { algorithm, challenge, number, salt, signature } = value as Record<string, unknown>;
  const texts = [challenge, salt, signature].every((text) => typeof text === 'string');
  return algorithm === ALGORITHM && texts && Number.isSafeInteger(number);
}

function readSolution(proof: string): Solution | undefined {
  try {
    const value: unknown = JSON.parse(Buffer.from(proof, 'base64').toString('utf8'));
    return isSolution(value) ? value : undefined;
  } catch {
    return undefined;
  }
}

/** Takes a proof of work for its purpose; each counts once. @throws 428-10 without one, 428-11 with one that does not count. */
export async function requireProof(
  { db, clock }: Pick<ServerContext, 'db' | 'clock'>,
  { pepper }: ProofPorts,
  { purpose, proof }: { purpose: ProofPurpose; proof: string | undefined },
): Promise<void> {
  if (proof === undefined) throw new DomainError(AUTH_ERRORS.proofNeeded);
  const solution = readSolution(proof);
  // Its time is ours to judge: the library's clock is not the server's.
  const isRight = solution !== undefined && (await verifySolution(solution, keyOf(pepper), false));
  const { p, expires } = isRight ? extractParams(solution) : {};
  const expiresAt = new Date(Number(expires) * 1000);
  const isOfPurpose = p === purpose.slice(0, 1) + purpose.length;
  if (!isRight || !isOfPurpose || !(expiresAt > clock.now())) throw new DomainError(AUTH_ERRORS.wrongProof);
  const hash = createHash('sha256').update(solution.signature).digest();
  if (!(await useProof(db, hash, expiresAt))) throw new DomainError(AUTH_ERRORS.wrongProof);
}
