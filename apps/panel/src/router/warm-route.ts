import type { FeatureModule, FeatureRoute, MayCheck } from '@peyk/shared-module';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';
import { loadScreen } from './loaded-screens';

/** The route of a path, the literal one first: `/reports/archive` is a page of its own although `/reports/:id` fits too. */
export function routeOf(path: string, modules: readonly FeatureModule[]): FeatureRoute | undefined {
  const routes = modules.flatMap((module) => module.routes);
  return (
    routes.find((route) => route.path === path) ??
    routes.find((route) => route.path.includes(':') && matchPath(route.path, path) !== null)
  );
}

/** The path whose screen will be seen: anyone who is not signed in is led to the login page from all but the public ones. */
export function pathToShow(path: string, isSignedIn: boolean, modules: readonly FeatureModule[]): string {
  return isSignedIn || routeOf(path, modules)?.audience === 'public' ? path : '/login';
}

/**
 * Loads the screen of a path, and its first questions, before anybody is there. A failure does not matter: the real
 * visit tries again and tells. What the person may not open is left alone.
 *
 * @param may `null` while it is not known what the person may do: then nothing is asked
 * @returns when the screen is there, or has failed; its questions may still be open
 */
export async function warmRoute(
  path: string,
  modules: readonly FeatureModule[],
  client: QueryClient,
  may: MayCheck | null,
): Promise<void> {
  const route = routeOf(path, modules);
  if (route === undefined || may?.(route.permission ?? null) === false) return;
  const loaded = loadScreen(route).catch(() => undefined);
  if (may !== null) route.prefetch?.(client, may);
  await loaded;
}
