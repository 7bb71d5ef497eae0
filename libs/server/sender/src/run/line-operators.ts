/** An admin may change the operators of a line at any time; a line is met again as soon as it is forgotten. */
const KNOWN_MS = 2_000;

/** Which operators lines name, as far as chunks of them were met lately: nobody asks for it, so a login code waits for no question. */
export class LineOperators {
  private readonly seen = new Map<bigint, { names: readonly string[]; untilMs: number }>();

  constructor(private readonly now: () => number) {}

  learn(lineId: bigint, names: readonly string[]): void {
    // Not longer than that from the first look on: a chunk that is held must not keep an old answer alive.
    const known = this.seen.get(lineId);
    if (known && known.untilMs > this.now()) return;
    this.seen.set(lineId, { names, untilMs: this.now() + KNOWN_MS });
  }

  known(): { lineId: bigint; names: readonly string[] }[] {
    for (const [lineId, { untilMs }] of this.seen) if (untilMs <= this.now()) this.seen.delete(lineId);
    return [...this.seen].map(([lineId, { names }]) => ({ lineId, names }));
  }
}
