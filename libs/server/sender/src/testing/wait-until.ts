/** Asks until the answer is yes. @throws with `what` after `withinMs`. */
export async function waitUntil(what: string, ask: () => Promise<boolean> | boolean, withinMs = 25_000): Promise<void> {
  const until = performance.now() + withinMs;
  while (!(await ask())) {
    if (performance.now() > until) throw new Error(`Waited in vain until ${what}.`);
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
