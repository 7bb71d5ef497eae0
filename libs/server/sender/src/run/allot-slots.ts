/** A chunk that could send. */
export interface Candidate {
  accountId: bigint;
  /** Parts of each of its messages: a message takes that many slots. */
  parts: number;
  /** Messages that it has left and that its line's rate lets pass now. */
  most: number;
}

/**
 * Shares free slots out: evenly over accounts, and within an account evenly over its chunks, so that nobody waits behind
 * someone's million. Answers how many messages each candidate may mark; never more parts than `slots`.
 * The rest that does not divide goes to those who come first: the caller rotates the order.
 */
export function allotSlots(candidates: readonly Candidate[], slots: number): number[] {
  const allotted = candidates.map(() => 0);
  let left = slots;
  let hungry = candidates.map((_, place) => place).filter((place) => wants(candidates, allotted, place, left));
  while (hungry.length > 0) {
    const accounts = new Map<bigint, number>();
    for (const place of hungry) count(accounts, candidates[place]?.accountId ?? 0n);
    for (const place of hungry) {
      const candidate = candidates[place];
      if (!candidate || !wants(candidates, allotted, place, left)) continue;
      const chunks = accounts.get(candidate.accountId) ?? 1;
      const share = Math.floor(slots / accounts.size / chunks / candidate.parts);
      const room = Math.min(candidate.most - (allotted[place] ?? 0), Math.floor(left / candidate.parts));
      const given = Math.min(Math.max(1, share), room);
      allotted[place] = (allotted[place] ?? 0) + given;
      left -= given * candidate.parts;
    }
    hungry = hungry.filter((place) => wants(candidates, allotted, place, left));
  }
  return allotted;
}

function wants(candidates: readonly Candidate[], allotted: readonly number[], place: number, left: number): boolean {
  const candidate = candidates[place];
  return candidate !== undefined && (allotted[place] ?? 0) < candidate.most && candidate.parts <= left;
}

function count(accounts: Map<bigint, number>, accountId: bigint): void {
  accounts.set(accountId, (accounts.get(accountId) ?? 0) + 1);
}
