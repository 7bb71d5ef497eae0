import type { Logger } from '@peyk/server-database';

/** A line that was not met for so long has nothing to send, or other operators by now. */
const MET_WITHIN_MS = 10_000;
const WARNING =
  'a line names only operators that this process does not have: its messages wait for a process that has one of them';

/** Lines of which nothing can leave from here, because their operators have other names than those of this process. */
export class UnknownOperators {
  private readonly met = new Map<bigint, { names: string; atMs: number }>();

  constructor(
    private readonly log: Logger,
    private readonly nowMs: () => number = () => performance.now(),
  ) {}

  /** Told once for each line and what it names; a line is met again every few seconds while messages of it wait. */
  meet(lineId: bigint, operators: readonly string[]): void {
    const names = operators.join(',');
    if (this.met.get(lineId)?.names !== names) this.log.warn({ lineId: String(lineId), operators: names }, WARNING);
    this.met.set(lineId, { names, atMs: this.nowMs() });
  }

  /** Lines with messages that wait for it now. */
  get waiting(): number {
    const since = this.nowMs() - MET_WITHIN_MS;
    return [...this.met.values()].filter(({ atMs }) => atMs > since).length;
  }
}
