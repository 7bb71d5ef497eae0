/** Says which send a number was tried for at a moment: several may have it only when one is a resend of the other. */
export class Authorship {
  private readonly sendsOf = new Map<string, { sendId: bigint; bornMs: number }[]>();

  /** @param births when each send was there, in virtual time. */
  constructor(rows: readonly { sendId: bigint; mobile: number }[], births: ReadonlyMap<bigint, number>) {
    for (const { sendId, mobile } of rows) {
      const sends = this.sendsOf.get(destinationOf(mobile)) ?? [];
      sends.push({ sendId, bornMs: births.get(sendId) ?? 0 });
      this.sendsOf.set(destinationOf(mobile), sends);
    }
  }

  /** The youngest that was there: it may be accepted only when nothing of those before is on its way. */
  sendOf(destination: string, atMs: number): bigint | undefined {
    const born = (this.sendsOf.get(destination) ?? []).filter(({ bornMs }) => bornMs <= atMs);
    return born.reduce((young, one) => (!young || one.sendId > young.sendId ? one : young), born[0])?.sendId;
  }
}

const STORED_BASE = 989_000_000_000;

/** As a line knows the number of a row. */
export function destinationOf(mobile: number): string {
  return String(STORED_BASE + mobile);
}
