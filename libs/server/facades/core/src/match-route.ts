import type { FacadeCall, FacadeRoute } from './facade';

export interface Matched {
  route: FacadeRoute;
  path: FacadeCall['path'];
}

function valuesOf(pattern: string, asked: readonly string[]): Record<string, string> | undefined {
  const parts = pattern.split('/');
  if (parts.length !== asked.length) return undefined;
  const values: Record<string, string> = {};
  for (const [place, part] of parts.entries()) {
    const given = asked[place] ?? '';
    if (part.startsWith(':')) values[part.slice(1)] = given;
    else if (part.toLowerCase() !== given.toLowerCase()) return undefined;
  }
  return values;
}

/** The method for an address; `other` where only another HTTP method has one, undefined where none has. */
export function matchRoute(
  routes: readonly FacadeRoute[],
  method: string,
  address: string,
): Matched | 'other' | undefined {
  const asked = address.split('/').filter((part) => part !== '');
  let isKnown = false;
  for (const route of routes) {
    const path = valuesOf(route.path, asked);
    if (!path) continue;
    if (route.methods.some((one) => one === method)) return { route, path };
    isKnown = true;
  }
  return isKnown ? 'other' : undefined;
}
