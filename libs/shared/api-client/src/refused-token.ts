import { TOKEN_KEY, readStored, writeStored } from '@peyk/shared-store';
import { announceSessionLost } from './session-events';

/**
 * Ends the session after a 401: removes the token and tells the shell. A late answer to an older token must not end the
 * session that began since.
 *
 * @param sent the token that the refused call carried, or `null`
 */
export function endSessionOf(sent: string | null): void {
  const stored = readStored(TOKEN_KEY);
  if (stored !== null && stored !== sent) return;
  writeStored(TOKEN_KEY, null);
  announceSessionLost();
}
