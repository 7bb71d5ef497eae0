/** No address of a page is taken from the page itself, and nobody may put one of ours into a frame. */
const CLOSED = ["base-uri 'none'", "frame-ancestors 'none'", "object-src 'none'"];

/** A string that someone slipped in becomes neither markup nor script, whatever a page's code does with it. */
const NO_STRINGS = "require-trusted-types-for 'script'";
const NO_MARKUP_FROM_STRINGS = [NO_STRINGS, "trusted-types 'none'"];

/** What of the panel makes anything of a string: the addresses of its service worker and of the worker that checks files, and no others. */
const ONLY_THE_WORKERS = [NO_STRINGS, 'trusted-types peyk-worker peyk-file-check'];

const PAGE = ["default-src 'self'", "form-action 'self'", "font-src 'self' data:", ...CLOSED];
const OWN_DATA = ["img-src 'self' data: blob:", "connect-src 'self'"];

/** Where the panel finds the server when that is another host than the page's own. */
export interface PanelAddresses {
  /** Such as `https://api.example`. */
  api?: string | undefined;
  /** Such as `wss://live.example`. */
  live?: string | undefined;
}

/** The panel: scripts and styles of ours, and what carries this answer's nonce; data of ours, also from where we said that we are. */
export function panelPolicy(nonce: string, { api, live }: PanelAddresses = {}): string {
  const named = (rule: string, ...origins: readonly (string | undefined)[]) =>
    [rule, ...origins.filter((origin) => origin !== undefined)].join(' ');
  const data = [named("img-src 'self' data: blob:", api), named("connect-src 'self'", api, live)];

  const sources = [`script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`];
  return [...PAGE, ...data, ...sources, "worker-src 'self'", "manifest-src 'self'", ...ONLY_THE_WORKERS].join('; ');
}

/** The service worker, which obeys the policy of its own file: it may fetch from us, and nothing else. */
export const WORKER_POLICY = ["default-src 'none'", "connect-src 'self'", ...CLOSED, ...NO_MARKUP_FROM_STRINGS].join(
  '; ',
);

/**
 * The API reference: swagger-ui sets styles of elements itself, and gives the browser the contract's descriptions as markup. Of that
 * the page's own `default` policy takes tags without attributes alone; `dompurify` is reached by the sanitiser inside the bundle only.
 */
export const DOCS_POLICY = [
  ...PAGE,
  ...OWN_DATA,
  "script-src 'self'",
  "style-src 'self' 'unsafe-inline'",
  NO_STRINGS,
  'trusted-types default dompurify',
].join('; ');

/** Everything else is data: nothing may be loaded from it, sent from it or built of it. */
export const DATA_POLICY = ["default-src 'none'", "form-action 'none'", ...CLOSED, ...NO_MARKUP_FROM_STRINGS].join(
  '; ',
);
