import { fail } from './fail';

/** What of an installation's settings sends need. */
export interface SendDependencies {
  /** What stands before the codes of short links, such as `https://p.example/l`; null where there are none. */
  shortLinksUrl: string | null;
}

export const NO_SHORT_LINKS: SendDependencies = { shortLinksUrl: null };

/** Where the links of a text become short: none unless it is asked for. @throws noShortLinks where the installation has none */
export function linksOf({ track_links }: { track_links?: boolean | undefined }, { shortLinksUrl }: SendDependencies) {
  if (!track_links) return { shortLinksUrl: null };
  return { shortLinksUrl: shortLinksUrl ?? fail('noShortLinks', 'track_links') };
}
