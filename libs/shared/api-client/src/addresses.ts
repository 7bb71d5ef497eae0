/** What the page says about where the server is: the API writes it into the page when that is another host than the page's own. */
function told(name: string, schemes: RegExp): string | undefined {
  const content = document.querySelector<HTMLMetaElement>(`meta[name="${name}"]`)?.content ?? '';
  return schemes.test(content) && URL.canParse(content) ? new URL(content).origin : undefined;
}

/** Where the API is, as an origin such as `https://api.example`: what the page was told, else where the page is from. */
export function apiOrigin(): string {
  return told('peyk-api', /^https?:/) ?? globalThis.location.origin;
}

/** Where the live socket is, such as `wss://live.example`: what the page was told, else where the API is. */
export function liveOrigin(): string {
  return told('peyk-live', /^wss?:/) ?? apiOrigin().replace(/^http/, 'ws');
}
