/** Runs `work(key)` soon after it is asked to, but for each key never twice at once nor within `gapMs`. */
export interface Coalescer {
  ask(key: string): void;
  /** Forgets everything that has not begun. */
  stop(): void;
}

interface Entry {
  /** Asked again since the run began. */
  again: boolean;
  timer: NodeJS.Timeout | undefined;
}

/**
 * The first ask runs at once; what comes within the gap after it runs once, at the gap's end: so the last state is
 * always told. @param work must not reject.
 */
export function createCoalescer(gapMs: number, work: (key: string) => Promise<void>): Coalescer {
  const entries = new Map<string, Entry>();
  const rest = (key: string, entry: Entry) => {
    entry.timer = setTimeout(() => {
      if (entry.again) void run(key, entry);
      else entries.delete(key);
    }, gapMs);
  };
  const run = async (key: string, entry: Entry) => {
    entry.again = false;
    entry.timer = undefined;
    await work(key);
    if (entries.get(key) === entry) rest(key, entry);
  };
  return {
    ask: (key) => {
      const entry = entries.get(key);
      if (entry) {
        entry.again = true;
        return;
      }
      const fresh: Entry = { again: false, timer: undefined };
      entries.set(key, fresh);
      void run(key, fresh);
    },
    stop: () => {
      for (const { timer } of entries.values()) clearTimeout(timer);
      entries.clear();
    },
  };
}
