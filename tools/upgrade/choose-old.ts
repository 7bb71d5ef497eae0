/** An installation that waits longer than this for its next version is not what a version is made for. */
export const LEAST_MIGRATIONS = 20;

/** A commit, and the migrations that it has. */
export interface PastState {
  commit: string;
  migrations: readonly string[];
}

/** The version of the newest release in a changelog, or undefined while nothing was released. */
export function lastRelease(changelog: string): string | undefined {
  return /^## \[?v?(\d+\.\d+\.\d+[\w.-]*)\]?/m.exec(changelog)?.[1];
}

/** Migrations that came since. */
export function missingIn(past: PastState, today: readonly string[]): string[] {
  const known = new Set(past.migrations);
  return today.filter((name) => !known.has(name));
}

/**
 * The newest state from which an upgrade brings at least so many migrations.
 * @param states the newest first. @returns undefined when the history does not go back so far
 */
export async function newestWithout(
  states: AsyncIterable<PastState>,
  today: readonly string[],
  least = LEAST_MIGRATIONS,
): Promise<PastState | undefined> {
  for await (const state of states) if (missingIn(state, today).length >= least) return state;
  return undefined;
}

interface Lock {
  packages: Record<string, { version?: string; integrity?: string }>;
}

/** Whether all packages of one lockfile are in another one, at the same places: what is installed for that serves this as well. */
export function holdsPackages(installed: string, wanted: string): boolean {
  const [there, needed] = [installed, wanted].map((text) => (JSON.parse(text) as Lock).packages);
  return Object.entries(needed ?? {}).every(([place, { version, integrity }]) => {
    // The project itself.
    if (place === '') return true;
    const found = there?.[place];
    return found !== undefined && found.version === version && found.integrity === integrity;
  });
}
