const GIVE_UP_MS = 5_000;
const STEP_MS = 5;

/** Waits for a fact; a test that waits in vain fails at what it expects next. */
export async function until(isTrue: () => boolean | Promise<boolean>): Promise<void> {
  const end = Date.now() + GIVE_UP_MS;
  while (!(await isTrue()) && Date.now() < end) await new Promise((resolve) => setTimeout(resolve, STEP_MS));
}
