export interface PulseTimes {
  enquireEveryMs: number;
  enquireAnswerMs: number;
}

/**
 * Whether a link lives. It asks now and then by enquire_link, and an operator that is busy with submits may leave that unanswered
 * for long: anything that comes after the question is an answer to it.
 */
export class LinkPulse {
  private asked: { sequence: number; at: number; deadline: number } | undefined;
  private nextAt: number;
  private heardAt: number;

  constructor(
    private readonly times: PulseTimes,
    now: number,
  ) {
    this.heardAt = now;
    this.nextAt = now + times.enquireEveryMs;
  }

  /** Bytes have come. */
  heard(now: number): void {
    this.heardAt = now;
  }

  /** Whether it is time to ask. */
  isDue(now: number): boolean {
    return !this.asked && now >= this.nextAt;
  }

  ask(sequence: number, now: number): void {
    this.nextAt = now + this.times.enquireEveryMs;
    this.asked = { sequence, at: now, deadline: now + this.times.enquireAnswerMs };
  }

  /** Answers whether that was the question. */
  answered(sequence: number): boolean {
    if (this.asked?.sequence !== sequence) return false;
    this.asked = undefined;
    return true;
  }

  /** For so long nothing was read. */
  prolong(ms: number): void {
    if (this.asked) this.asked.deadline += ms;
  }

  /** Whether nothing has come since the question, and its time is over. */
  isDead(now: number): boolean {
    if (!this.asked || now <= this.asked.deadline) return false;
    if (this.heardAt < this.asked.at) return true;
    this.asked = undefined;
    return false;
  }
}
