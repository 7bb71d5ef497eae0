const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Asks again for as long as asking fails: after growing waits, and at once when the browser is online again or the page is
 * looked at. One question runs at a time.
 *
 * @param isFinal tells of a failure that no other question would get a better answer; then it ends
 * @returns ends it
 */
export function askUntilAnswered(ask: () => Promise<unknown>, isFinal: (failure: unknown) => boolean): () => void {
  let isOver = false;
  let isAsking = false;
  let waitMs = FIRST_WAIT_MS;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const end = () => {
    isOver = true;
    clearTimeout(timer);
    window.removeEventListener('online', askNow);
    document.removeEventListener('visibilitychange', askIfSeen);
  };
  const waitAndAsk = (failure: unknown) => {
    isAsking = false;
    if (isFinal(failure)) end();
    if (isOver) return;
    timer = setTimeout(askNow, waitMs);
    waitMs = Math.min(2 * waitMs, LONGEST_WAIT_MS);
  };
  const askNow = () => {
    if (isAsking) return;
    clearTimeout(timer);
    isAsking = true;
    ask().then(end, waitAndAsk);
  };
  const askIfSeen = () => {
    if (document.visibilityState === 'visible') askNow();
  };
  window.addEventListener('online', askNow);
  document.addEventListener('visibilitychange', askIfSeen);
  askNow();
  return end;
}
