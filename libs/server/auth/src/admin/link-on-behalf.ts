const PAGE = '/external-login';

/**
 * Where an admin opens the panel on behalf of an account.
 * @param panelUrl perhaps with a path, with or without a slash at its end; without it only the path is known
 */
export function linkOnBehalf(panelUrl: string | undefined, code: string): string {
  if (panelUrl === undefined) return `${PAGE}?token=${code}`;
  const link = new URL(panelUrl);
  link.pathname = `${link.pathname.replace(/\/+$/, '')}${PAGE}`;
  link.search = `?token=${code}`;
  link.hash = '';
  return link.href;
}
