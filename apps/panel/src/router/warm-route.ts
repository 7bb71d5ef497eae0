import type { FeatureModule, FeatureRoute } from '@peyk/shared-module';
import type { QueryClient } from '@tanstack/react-query';
import { matchPath } from 'react-router';

/** The route of a path, the more specific first: `/reports/12` is a send's page although `/reports/:id` stands later. */
export function routeOf(path: string, modules: readonly FeatureModule[]): FeatureRoute | undefined {
  const found = modules.flatMap((module) => module.routes).filter((route) => matchPath(route.path, path) !== null);
  return found.find((route) => !route.path.includes(':')) ?? found[0];
}

/**
 * Loads the screen of a path, and its first questions, before anybody is there. A failure does not matter: the real
 * visit tries again and tells.
 */
export function warmRoute(path: string, modules: readonly FeatureModule[], client: QueryClient): void {
  const route = routeOf(path, modules);
  if (route === undefined) return;
  route.load().catch(() => undefined);
  route.prefetch?.(client);
}
