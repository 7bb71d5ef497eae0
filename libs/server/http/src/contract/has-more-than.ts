/** Whether a JSON value holds more than `most` values, at any depth. Stops looking as soon as that is known. */
export function hasMoreThan(value: unknown, most: number): boolean {
  const waiting: unknown[] = [value];
  let seen = 0;
  for (let next = waiting.pop(); seen <= most; next = waiting.pop()) {
    if (typeof next === 'object' && next !== null) {
      const inside: unknown[] = Array.isArray(next) ? next : Object.values(next);
      if (seen + inside.length > most) return true;
      for (const one of inside) waiting.push(one);
    }
    seen += 1;
    if (waiting.length === 0) break;
  }
  return seen > most;
}
