/** Whose passkeys these are: a domain, and the pages below it that may ask for them. */
export interface RelyingParty {
  /** The domain of the panel; passkeys of another one do not exist for the browser. */
  id: string;
  origins: readonly string[];
}

const NAME = 'پیک';

/**
 * Of the address at which people open the panel, or of this machine in development. Browsers make no passkeys for an address of numbers,
 * nor for a page that came without https, but for `localhost`.
 * @returns null where there can be none
 */
export function relyingPartyOf({
  panelUrl,
  origins,
  localPort,
}: {
  panelUrl: string | undefined;
  /** Further pages that may call the API. */
  origins: readonly string[];
  /** Of a development server; null in production. */
  localPort: number | null;
}): RelyingParty | null {
  const panel = panelUrl === undefined ? null : new URL(panelUrl);
  // The same machine by its name, which is what a browser makes passkeys for.
  if (localPort !== null && panel?.hostname === '127.0.0.1') panel.hostname = 'localhost';
  const local = localPort === null ? null : new URL(`http://localhost:${localPort}`);
  const own = panel ?? local;
  const isFit = own !== null && (own.protocol === 'https:' || own.hostname === 'localhost');
  if (!isFit || /^[\d.]+$|:/.test(own.hostname)) return null;
  const belongs = (origin: string) => {
    const { hostname } = new URL(origin);
    return hostname === own.hostname || hostname.endsWith(`.${own.hostname}`);
  };
  return { id: own.hostname, origins: [...new Set([own.origin, ...origins.filter(belongs)])] };
}

export { NAME as RELYING_PARTY_NAME };
