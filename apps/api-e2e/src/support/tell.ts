/** One line with what was measured: a figure that nobody sees is not watched. */
export function tell(what: string, figures: Record<string, number>): void {
  const list = Object.entries(figures).map(([name, value]) => `${name} ${Math.round(value)}`);
  process.stdout.write(`  ${what}: ${list.join(', ')}\n`);
}
