/** What an operator in trouble does with every submit, whatever the number. */
export type TroubleKind =
  /** Answered with ESME_RSYSERR; nothing is taken. */
  | 'system-error'
  /** Neither taken nor answered; enquire_link is answered all the same. */
  | 'deaf'
  /** Taken and delivered, and never answered. */
  | 'silent'
  /** Taken and delivered, and answered when the trouble is over. */
  | 'late';

export const TROUBLE_KINDS: readonly TroubleKind[] = ['system-error', 'deaf', 'silent', 'late'];

/** Trouble that a person or a test has asked for: one at a time, and it ends by itself. */
export class Trouble {
  private current: { kind: TroubleKind; untilMs: number } | undefined;

  constructor(private readonly now: () => number) {}

  /** From now on, for so long; a new one takes the place of the old one, and 0 ends it. */
  begin(kind: TroubleKind, forMs: number): void {
    this.current = { kind, untilMs: this.now() + forMs };
  }

  get kind(): TroubleKind | undefined {
    return this.leftMs > 0 ? this.current?.kind : undefined;
  }

  get leftMs(): number {
    return this.current ? Math.max(0, this.current.untilMs - this.now()) : 0;
  }
}
