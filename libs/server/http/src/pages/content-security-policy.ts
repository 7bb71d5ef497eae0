const COMMON = [
  "default-src 'self'",
  "base-uri 'self'",
  "form-action 'self'",
  "frame-ancestors 'none'",
  "object-src 'none'",
  "img-src 'self' data: blob:",
  "font-src 'self' data:",
  "connect-src 'self'",
];

/** The panel: scripts and styles of ours, and what carries this answer's nonce. */
export function panelPolicy(nonce: string): string {
  return [...COMMON, `script-src 'self' 'nonce-${nonce}'`, `style-src 'self' 'nonce-${nonce}'`].join('; ');
}

/** The API reference: swagger-ui sets styles of elements itself. */
export const DOCS_POLICY = [...COMMON, "script-src 'self'", "style-src 'self' 'unsafe-inline'"].join('; ');

/** Everything else is data: nothing may be loaded from it. */
export const DATA_POLICY = "default-src 'none'; frame-ancestors 'none'";
