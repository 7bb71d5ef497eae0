const LIMIT_MS = 15_000;
const LOOK_MS = 20;

/** @throws with `what` after 15 s. */
export async function until(what: string, isSo: () => Promise<boolean> | boolean): Promise<void> {
  const deadlineMs = Date.now() + LIMIT_MS;
  while (!(await isSo())) {
    if (Date.now() > deadlineMs) throw new Error(`${what}: did not happen within 15 s`);
    await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
  }
}
