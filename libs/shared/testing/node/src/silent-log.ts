import type { Logger } from '@peyk/server-database';

const ignore = () => undefined;

/** A log that says nothing. */
export const silentLog: Logger = { debug: ignore, info: ignore, warn: ignore, error: ignore };

/** A log that keeps what it is told, so that a test can look for what must not be in it. */
export function recordingLog(): Logger & { lines: { level: string; fields: object; message: string }[] } {
  const lines: { level: string; fields: object; message: string }[] = [];
  const keep = (level: string) => (fields: object, message: string) => void lines.push({ level, fields, message });
  return { lines, debug: keep('debug'), info: keep('info'), warn: keep('warn'), error: keep('error') };
}
