import type { FeatureModule, Needed } from '@peyk/shared-module';
import { routeOf } from './warm-route';

/** What someone needs to open a path of the panel, whatever stands behind it after `?` or `#`; nothing for one that it does not know. */
export function neededFor(path: string, modules: readonly FeatureModule[]): Needed {
  const [pathname = ''] = path.split(/[?#]/, 1);
  return routeOf(pathname, modules)?.permission ?? null;
}
