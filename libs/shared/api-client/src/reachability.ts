/** One call may fail for many reasons, such as a page that is being left; two in a row without an answer between them tell. */
const FAILURES_TELL = 2;
const PROBE_EVERY_MS = 5_000;
/** Answers without a session and without the database. */
const PROBE_ADDRESS = '/healthz';

const state = { failures: 0, probe: undefined as ReturnType<typeof setInterval> | undefined };
const listeners = new Set<() => void>();

/** Whether the server has stopped answering, as far as the calls of this page tell; any answer ends it, a refusal too. */
export function isUnreachable(): boolean {
  return state.failures >= FAILURES_TELL;
}

/** @returns takes `changed` off again */
export function onReachability(changed: () => void): () => void {
  listeners.add(changed);
  return () => void listeners.delete(changed);
}

function count(failures: number): void {
  const was = isUnreachable();
  state.failures = failures;
  if (was === isUnreachable()) return;
  clearInterval(state.probe);
  // A page that nobody touches asks for nothing, and would go on saying so after the server is back.
  if (!was) state.probe = setInterval(() => void watched(fetch(PROBE_ADDRESS)).catch(() => undefined), PROBE_EVERY_MS);
  listeners.forEach((changed) => changed());
}

/** Passes a call on and notes whether an answer came. One that the page itself stopped tells nothing. */
export async function watched(call: Promise<Response>): Promise<Response> {
  try {
    const answer = await call;
    count(0);
    return answer;
  } catch (error) {
    if (!(error instanceof DOMException && error.name === 'AbortError')) count(state.failures + 1);
    throw error;
  }
}
