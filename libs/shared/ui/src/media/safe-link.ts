const ALLOWED = new Set(['http:', 'https:', 'mailto:', 'tel:']);

/**
 * A link that was typed elsewhere, or `null` where following it could run something: `javascript:` and its like must not
 * work, however they are written. A path of our own pages is fine.
 */
export function safeLink(link: string | null | undefined): string | null {
  if (link === null || link === undefined || link.trim() === '') return null;
  try {
    return ALLOWED.has(new URL(link, window.location.href).protocol) ? link : null;
  } catch {
    return null;
  }
}
