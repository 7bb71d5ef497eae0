const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/** A question that is being asked until there is an answer. */
export interface Asking {
  /** Wants a newer answer: at once, or after the question that is on its way, whose answer may be too old by now. */
  readonly again: () => void;
  readonly end: () => void;
}

/**
 * Asks again for as long as asking fails: after growing waits, and at once when the browser is online again or the page is
 * looked at. One question runs at a time, and however often a newer answer is wanted meanwhile, one more follows it.
 *
 * @param isFinal tells of a failure that no other question would get a better answer; then it rests
 */
export function askUntilAnswered(ask: () => Promise<unknown>, isFinal: (failure: unknown) => boolean): Asking {
  let isOver = false;
  let isAsking = false;
  /** Whether an answer is still wanted; `newer`: one that is asked for after the present one. */
  let wanted: 'no' | 'yes' | 'newer' = 'yes';
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const answered = () => {
    isAsking = false;
    waitMs = FIRST_WAIT_MS;
    wanted = wanted === 'newer' ? 'yes' : 'no';
    askNow();
  };
  const failed = (failure: unknown) => {
    isAsking = false;
    wanted = isFinal(failure) ? 'no' : 'yes';
    if (isOver || wanted === 'no') return;
    timer = setTimeout(askNow, waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const askNow = () => {
    if (isAsking || isOver || wanted === 'no') return;
    clearTimeout(timer);
    isAsking = true;
    ask().then(answered, failed);
  };
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') askNow();
  };
  window.addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askIfSeen);
  askNow();
  return {
    again: () => {
      wanted = isAsking ? 'newer' : 'yes';
      askNow();
    },
    end: () => {
      isOver = true;
      clearTimeout(timer);
      window.removeEventListener('online', askNow);
      document.removeEventListener('visibilitychange', askIfSeen);
    },
  };
}
