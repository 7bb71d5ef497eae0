import type { RetentionRule } from '@peyk/server-module';

const HOUR_MS = 3_600_000;
/** Ended sessions stay readable for a while, for questions about who was signed in. */
const ENDED_KEPT_MS = 7 * 24 * HOUR_MS;

/** How long what signing in and registering leaves behind is kept. */
export const AUTH_RETENTION: readonly RetentionRule[] = [
  { table: 'sessions', column: 'expires_at', keptMs: ENDED_KEPT_MS },
  // Wrong codes of the last day are counted from these rows: gone sooner, a guesser would begin afresh.
  { table: 'login_challenges', column: 'expires_at', keptMs: 48 * HOUR_MS },
  // The same for forgotten passwords and registrations.
  { table: 'code_challenges', column: 'expires_at', keptMs: 48 * HOUR_MS },
  // Personal data of a person who went away.
  { table: 'pending_registrations', column: 'expires_at', keptMs: 0 },
  { table: 'known_devices', column: 'expires_at', keptMs: 0 },
  // After its time a solution is refused for its age.
  { table: 'used_proofs', column: 'expires_at', keptMs: HOUR_MS },
  { table: 'message_gaps', column: 'sent_at', keptMs: HOUR_MS },
  { table: 'one_use_codes', column: 'expires_at', keptMs: HOUR_MS },
];
