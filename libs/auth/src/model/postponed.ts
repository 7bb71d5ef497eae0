const KEY = 'peyk-business-postponed';

/** Who has put it off in a browser that forbids storage; it lives until a reload. */
let unkept: string | null = null;

/** Whether this person has put the business set-up off in this browser, in whichever tab. */
export function isPostponed(userName: string): boolean {
  try {
    return (localStorage.getItem(KEY) ?? unkept) === userName;
  } catch {
    return unkept === userName;
  }
}

/** Puts the business set-up off until someone signs out, or in. A browser that forbids storage asks again after a reload. */
export function postpone(userName: string): void {
  try {
    localStorage.setItem(KEY, userName);
  } catch {
    unkept = userName;
  }
}

/** Forgets it for `null`, and when it was someone else's. */
export function keepPostponedOf(userName: string | null): void {
  if (unkept !== userName) unkept = null;
  try {
    if (userName === null || localStorage.getItem(KEY) !== userName) localStorage.removeItem(KEY);
  } catch {
    // Nothing is kept where storage is forbidden.
  }
}
