import { ApiError, answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { useSyncExternalStore } from 'react';

type Purpose = components['schemas']['ProofPurpose'];

const PROOF_NEEDED = '428-10';
let solving = 0;
const listeners = new Set<() => void>();

function change(by: number): void {
  solving += by;
  for (const listener of listeners) listener();
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Whether this browser is working a proof out just now: for the line that says so. */
export const useIsProving = () => useSyncExternalStore(watch, () => solving > 0);

/** The sum is worked out without asking anybody; the code for it comes only now, for hardly anybody needs it. */
async function prove(purpose: Purpose): Promise<string> {
  change(1);
  try {
    const [{ solveChallenge }, puzzle] = await Promise.all([
      import('../model/solve-challenge'),
      answerOf(api.GET('/challenge', { params: { query: { purpose } } })),
    ]);
    return await solveChallenge(puzzle);
  } finally {
    change(-1);
  }
}

/** Calls, and where the server wants a proof of work first, works it out and calls again. */
export async function withProof<Answer>(
  purpose: Purpose,
  call: (proof: { readonly proof?: string }) => Promise<Answer>,
): Promise<Answer> {
  try {
    return await call({});
  } catch (cause) {
    if (!(cause instanceof ApiError) || cause.code !== PROOF_NEEDED) throw cause;
  }
  return call({ proof: await prove(purpose) });
}
