/** Tells the shell that the server has refused the stored token. An EventTarget, so that nobody has to own a list. */
const sessionEvents = new EventTarget();
const LOST = 'session-lost';

/** Called by the client on a 401 outside the login flow. */
export function announceSessionLost(): void {
  sessionEvents.dispatchEvent(new Event(LOST));
}

/** Calls `listener` whenever the server refuses the token. Returns the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  sessionEvents.addEventListener(LOST, listener);
  return () => sessionEvents.removeEventListener(LOST, listener);
}
