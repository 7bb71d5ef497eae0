import { readStored, writeStored } from '@peyk/shared-store';

const KEY = 'peyk-recent-commands';
const MOST = 4;

interface Kept {
  readonly owner: string;
  readonly ids: readonly string[];
}

function isKept(value: unknown): value is Kept {
  return typeof value === 'object' && value !== null && 'owner' in value && 'ids' in value && Array.isArray(value.ids);
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(readStored(KEY) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    // Something else stands under our key; it is overwritten by the next command.
    return null;
  }
}

/** The ids of the commands that this person used last, the newest first. */
export function recentCommands(owner: string): readonly string[] {
  const kept = read();
  return kept?.owner === owner ? kept.ids : [];
}

/** Notes that a command was used. Without room in the browser the list lives until the page is closed. */
export function rememberCommand(owner: string, id: string): void {
  const ids = [id, ...recentCommands(owner).filter((one) => one !== id)].slice(0, MOST);
  writeStored(KEY, JSON.stringify({ owner, ids } satisfies Kept));
}

/** Forgets what anybody but this person used; everything for `null`. */
export function keepOnlyCommandsOf(owner: string | null): void {
  if (read()?.owner !== owner) writeStored(KEY, null);
}
