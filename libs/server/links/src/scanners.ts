/** What a request says of who makes it. */
export interface Visit {
  method: string;
  userAgent: string | undefined;
  /** The headers Sec-Purpose and Purpose. */
  purposes: readonly (string | undefined)[];
}

/**
 * Programs that open links by themselves, by a piece of their user agent in small letters: previews of messengers, search engines,
 * mail and virus scanners, monitors, libraries. What is missing here is counted as a person.
 */
const SCANNERS: readonly string[] = [
  // Whatever calls itself so: Googlebot, bingbot, TelegramBot, Twitterbot, Applebot, YandexBot, ...
  ...['bot/', 'bot ', 'bot)', 'bot;', 'bot-', 'crawler', 'spider', 'slurp', 'preview', 'scanner', 'monitor'],
  ...['facebookexternalhit', 'facebookcatalog', 'whatsapp/', 'skypeuripreview', 'slack-imgproxy', 'viber/'],
  ...['bingpreview', 'google-safety', 'google-read-aloud', 'googleimageproxy', 'mediapartners-google', 'lighthouse'],
  ...['proofpoint', 'barracuda', 'mimecast', 'symantec', 'virustotal', 'safelinks', 'urlscan', 'censys', 'zgrab'],
  ...['curl/', 'wget/', 'python-requests', 'python-urllib', 'aiohttp', 'go-http-client', 'okhttp', 'java/', 'axios/'],
  ...['node-fetch', 'undici', 'libwww-perl', 'apache-httpclient', 'headlesschrome', 'phantomjs', 'uptime', 'pingdom'],
];

/** Whether a program opened a link and not a person: it is led on all the same, and counted apart. */
export function isScanner({ method, userAgent, purposes }: Visit): boolean {
  if (method !== 'GET') return true;
  if (purposes.some((purpose) => /prefetch|preview|prerender/i.test(purpose ?? ''))) return true;
  // Cubot makes handsets.
  const agent = userAgent?.trim().toLowerCase().replaceAll('cubot', '') ?? '';
  return agent === '' || SCANNERS.some((piece) => `${agent} `.includes(piece));
}
