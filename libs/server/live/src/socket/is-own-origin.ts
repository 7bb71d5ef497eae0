/**
 * Whether a handshake comes from a page that may open our socket. Browsers say whose page it is and let no page say otherwise;
 * who says nothing is no browser, and has no session of anybody's to use by stealth.
 * @param origin the header `Origin`. @param host what the request asked for, such as `panel.example:8443`.
 * @param allowed further origins, as browsers write them: `https://panel.example`.
 */
export function isOwnOrigin(origin: string | undefined, host: string, allowed: readonly string[]): boolean {
  if (origin === undefined) return true;
  if (allowed.includes(origin)) return true;
  // `null` is the origin of sandboxed frames and of files: nobody's.
  if (!URL.canParse(origin)) return false;
  const page = new URL(origin);
  // Read with the page's scheme, so that a port which goes without saying is said by neither.
  const own = `${page.protocol}//${host}`;
  return /^https?:$/.test(page.protocol) && URL.canParse(own) && new URL(own).host === page.host;
}
