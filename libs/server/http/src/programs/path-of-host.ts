/** The part of Node's request that decides. */
interface Asked {
  url?: string | undefined;
  headers: { host?: string | undefined };
}

/** Some clients write the whole address into the request line. */
const ORIGIN = /^https?:\/\/[^/?#]*/i;

/**
 * Leads requests to a host name of another API below that API's path, before any route is looked for: on its own host it may have addresses
 * that Peyk has too. @param hosts paths by host name, in small letters
 */
export function pathOfHost(hosts: ReadonlyMap<string, string>) {
  return ({ url = '/', headers }: Asked): string => {
    const host = headers.host?.toLowerCase().replace(/:\d+$/, '') ?? '';
    const below = hosts.get(host);
    if (below === undefined) return url;
    const path = url.replace(ORIGIN, '') || '/';
    return path.startsWith(`${below}/`) ? path : below + path;
  };
}
