import { createHash } from 'node:crypto';

const KEPT_LINES = 80;

/** What happened, line by line: a hash of all of it, the last lines of it, and all of it on demand. */
export class Trace {
  private readonly hash = createHash('sha256');
  private readonly last: string[] = [];
  lines = 0;

  constructor(private readonly print?: (line: string) => void) {}

  add(line: string): void {
    this.lines += 1;
    this.hash.update(line).update('\n');
    this.last.push(line);
    if (this.last.length > KEPT_LINES) this.last.shift();
    this.print?.(line);
  }

  end(): readonly string[] {
    return this.last;
  }

  /** Of everything so far; ends the trace. */
  digest(): string {
    return this.hash.digest('hex').slice(0, 16);
  }
}
