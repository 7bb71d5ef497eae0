/** Waits of the live connection, as the specification sets them. */
export const INITIAL_DELAY_MS = 100;
export const KEEP_ALIVE_MS = 5000;
export const RECONNECT_MS = 1000;

/** The text that keeps the connection from being closed as idle. */
export const KEEP_ALIVE_TEXT = '9';

/** A tab that nobody has looked at for this long may be slowed down by its browser: most begin after five minutes. */
export const SLOW_AFTER_MS = 60_000;

/** A follower that has heard nothing for this long takes the holder for dead: two keep-alives and some. */
export const HOLDER_SILENCE_MS = 12_000;
