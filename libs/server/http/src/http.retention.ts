const HOUR_MS = 3_600_000;

/** How long what the binding leaves behind is kept: rules in the shape of `RetentionRule` of `@peyk/server-module`. */
export const HTTP_RETENTION = [
  // Rate windows are at most a day long.
  { table: 'rate_counters', column: 'window_start', keptMs: 48 * HOUR_MS },
  // The contract promises that a key is remembered for 24 hours.
  { table: 'idempotency_keys', column: 'created_at', keptMs: 24 * HOUR_MS },
] as const;
