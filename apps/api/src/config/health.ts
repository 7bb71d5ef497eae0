import type { Env } from './config-error';

/** Where health, readiness and metrics are served alone. */
export interface HealthSetting {
  host: string;
  port: number;
}

export function readHealth(env: Env, faults: string[]): HealthSetting | undefined {
  const text = env['PEYK_HEALTH_PORT'] || undefined;
  if (text === undefined) return undefined;
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push(`PEYK_HEALTH_PORT is "${text}": give a port from 1 to 65535, or 0 for any free one.`);
  return { host: env['PEYK_HEALTH_HOST'] || env['PEYK_HOST'] || '127.0.0.1', port };
}
