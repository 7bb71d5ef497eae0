import type { Env } from './config-error';

const MODES = ['production', 'development', 'test'];

/** Exactly so: anyone who writes `Production` means it, and would get an installation that believes everybody. */
export function readMode(env: Env, faults: string[]): { isProduction: boolean; assumptions: string[] } {
  const mode = env['NODE_ENV'] || undefined;
  if (mode !== undefined && !MODES.includes(mode))
    faults.push(`NODE_ENV is ${JSON.stringify(mode)}; there are ${MODES.join(', ')}, spelled exactly so.`);
  const takesForGranted = mode === undefined && Boolean(env['DATABASE_URL']);
  const sentence =
    'NODE_ENV is not set, so this is taken for development although DATABASE_URL names a server: the secret may be made here instead of given, and registrations are believed; set NODE_ENV=production for people, NODE_ENV=development to say that it is meant';
  return { isProduction: mode === 'production', assumptions: takesForGranted ? [sentence] : [] };
}
