import { resolve } from 'node:path';
import type { Env } from './config-error';

/** The desk of an installation. */
export interface DeskSetting {
  host: string;
  port: number;
  /** The built desk; without it only its API is served. */
  folder: string | undefined;
}

/** @param isAsked whether this process was told to serve it */
export function readDesk(env: Env, isAsked: boolean, faults: string[]): DeskSetting | undefined {
  const text = env['PEYK_DESK_PORT'] || undefined;
  if (text === undefined) {
    if (isAsked) faults.push('PEYK_DESK_PORT is missing: --roles names desk, so say where it listens.');
    return undefined;
  }
  const port = Number(text);
  if (!Number.isInteger(port) || port < 0 || port > 65535)
    faults.push(`PEYK_DESK_PORT is "${text}": give a port from 1 to 65535, or 0 for any free one.`);
  const folder = env['PEYK_DESK_DIR'] ? resolve(env['PEYK_DESK_DIR']) : undefined;
  return { host: env['PEYK_DESK_HOST'] || env['PEYK_HOST'] || '127.0.0.1', port, folder };
}
