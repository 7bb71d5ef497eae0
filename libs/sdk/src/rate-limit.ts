/** How much of what a caller may take is left, as the headers `RateLimit` and `RateLimit-Policy` tell. */
export interface RateLimit {
  name: string;
  /** Calls that may still be made. */
  remaining: number;
  /** When more may be made. */
  resetSeconds: number | undefined;
  limit: number | undefined;
  windowSeconds: number | undefined;
}

const FIRST = /^\s*"?([^";,]+)"?\s*((?:;[^,]*)?)/;

function numberOf(parameters: string, name: string): number | undefined {
  const found = new RegExp(`;\\s*${name}=(\\d+)`).exec(parameters)?.[1];
  return found === undefined ? undefined : Number(found);
}

/** The first limit that an answer names; undefined where it names none. */
export function rateLimitOf(headers: Headers): RateLimit | undefined {
  const [, name = '', parameters = ''] = FIRST.exec(headers.get('ratelimit') ?? '') ?? [];
  const remaining = numberOf(parameters, 'r');
  if (remaining === undefined) return undefined;
  const policy = FIRST.exec(headers.get('ratelimit-policy') ?? '')?.[2] ?? '';
  const allowed = { limit: numberOf(policy, 'q'), windowSeconds: numberOf(policy, 'w') };
  return { name, remaining, resetSeconds: numberOf(parameters, 't'), ...allowed };
}

/** Seconds to wait; undefined where the answer does not say. */
export function retryAfterOf(headers: Headers): number | undefined {
  const text = headers.get('retry-after') ?? '';
  if (/^\d+$/.test(text)) return Number(text);
  const at = Date.parse(text);
  return Number.isNaN(at) ? undefined : Math.max(0, Math.ceil((at - Date.now()) / 1000));
}
