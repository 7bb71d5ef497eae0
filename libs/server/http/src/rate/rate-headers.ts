/** What a gate holds a caller to, as far as headers tell it. */
export interface ToldRate {
  perSecond: number;
  burst: number;
}

export interface LeftOfRate {
  /** Below zero where a long body has taken more than there was. */
  tokens: number;
  /** What a call that is refused is told to wait: by the draft nobody is told of a window that ends later. */
  retryAfterSeconds?: number | undefined;
}

/**
 * How much a program may and how much of it is left, by the draft "RateLimit header fields for HTTP" of the IETF
 * (draft-ietf-httpapi-ratelimit-headers-11): `q` calls come together and are there again after `w` seconds; `r` of them are left, and all
 * are there again in `t` seconds. Of one process.
 */
export function rateHeaders(name: string, { perSecond, burst }: ToldRate, { tokens, retryAfterSeconds }: LeftOfRate) {
  const left = Math.max(0, Math.floor(tokens));
  const fullInSeconds = Math.ceil((burst - Math.min(tokens, burst)) / perSecond);
  return {
    'ratelimit-policy': `"${name}";q=${burst};w=${Math.ceil(burst / perSecond)}`,
    ratelimit: `"${name}";r=${left};t=${Math.min(fullInSeconds, retryAfterSeconds ?? fullInSeconds)}`,
  };
}
