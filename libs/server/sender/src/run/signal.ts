/** Wakes a loop that waits. A signal that comes while nobody waits is kept, so none is lost; many count as one. */
export class Signal {
  private given = false;
  private wake: (() => void) | undefined;

  give(): void {
    this.given = true;
    this.wake?.();
  }

  /** Resolves when the signal was given, or after `ms`; answers whether it was given. */
  async wait(ms: number): Promise<boolean> {
    if (!this.given) {
      await new Promise<void>((resolve) => {
        const timer = setTimeout(resolve, ms);
        this.wake = () => {
          clearTimeout(timer);
          resolve();
        };
      });
      this.wake = undefined;
    }
    const given = this.given;
    this.given = false;
    return given;
  }
}
