const LINE = /^peyk_sender\{counter="(?<name>\w+)"\} (?<value>\S+)$/;

/** The counters of a process that sends, as it shows them to who watches. */
export function countersIn(metrics: string): Record<string, number> {
  const counters: Record<string, number> = {};
  for (const line of metrics.split('\n')) {
    const { name, value } = LINE.exec(line)?.groups ?? {};
    if (name !== undefined) counters[name] = Number(value);
  }
  return counters;
}

/** Of several processes together. */
export async function readCounters(healthPorts: readonly number[]): Promise<Record<string, number>> {
  const sums: Record<string, number> = {};
  for (const port of healthPorts) {
    const answer = await fetch(`http://127.0.0.1:${port}/metrics`);
    for (const [name, value] of Object.entries(countersIn(await answer.text()))) sums[name] = (sums[name] ?? 0) + value;
  }
  return sums;
}
