/** Tells the shell how sessions end. An EventTarget, so that nobody has to own a list. */
const sessionEvents = new EventTarget();
const LOST = 'session-lost';
const SIGNED_OUT = 'signed-out';
const RIGHT_REFUSED = 'right-refused';

/** Other tabs hear of a sign-out by this key of localStorage; it is removed at once and holds nothing. */
const SIGNED_OUT_KEY = 'peyk-signed-out';

/** Called by the client on a 401 outside the login flow. */
export function announceSessionLost(): void {
  sessionEvents.dispatchEvent(new Event(LOST));
}

/** Calls `listener` whenever the server refuses the token. Returns the way to stop listening. */
export function onSessionLost(listener: () => void): () => void {
  sessionEvents.addEventListener(LOST, listener);
  return () => sessionEvents.removeEventListener(LOST, listener);
}

/** Called when the server says that the person may not do what the panel let them try: the panel's knowledge may be old. */
export function announceRightRefused(): void {
  sessionEvents.dispatchEvent(new Event(RIGHT_REFUSED));
}

/** Calls `listener` whenever a call is refused for want of a right. Returns the way to stop listening. */
export function onRightRefused(listener: () => void): () => void {
  sessionEvents.addEventListener(RIGHT_REFUSED, listener);
  return () => sessionEvents.removeEventListener(RIGHT_REFUSED, listener);
}

/** Called when the person has left on purpose; the other tabs of the browser are told too. */
export function announceSignOut(): void {
  sessionEvents.dispatchEvent(new Event(SIGNED_OUT));
  try {
    localStorage.setItem(SIGNED_OUT_KEY, String(Date.now()));
    localStorage.removeItem(SIGNED_OUT_KEY);
  } catch {
    // Without storage the tabs do not share the session either.
  }
}

/**
 * Calls `listener` when the person leaves on purpose, in this tab or another. A token that has gone in another tab says
 * nothing of the kind: it may have expired, and then unfinished work has to stay. Returns the way to stop listening.
 */
export function onSignOut(listener: () => void): () => void {
  const hear = ({ key, newValue }: StorageEvent) => {
    if (key === SIGNED_OUT_KEY && newValue !== null) listener();
  };
  sessionEvents.addEventListener(SIGNED_OUT, listener);
  window.addEventListener('storage', hear);
  return () => {
    sessionEvents.removeEventListener(SIGNED_OUT, listener);
    window.removeEventListener('storage', hear);
  };
}
