import type { ActionParts, FeatureModule, MayCheck } from '@peyk/shared-module';
import type { Command } from './command';

/** The letter that begins every way to a page. */
const GO_KEY = 'g';

/** The pages and actions of all domains that the person may use, in the order of the menu. */
export function moduleCommands(
  modules: readonly FeatureModule[],
  parts: ActionParts,
  may: MayCheck,
): readonly Command[] {
  const pages = modules
    .flatMap((module) => module.navigation)
    .filter(({ permission }) => may(permission ?? null))
    .map(({ path, label, icon, keywords, goKey }): Command => ({
      id: `page:${path}`,
      label,
      icon,
      kind: 'page',
      keywords,
      keys: goKey === undefined ? undefined : [GO_KEY, goKey],
      run: () => parts.navigate(path),
    }));
  const actions = modules
    .flatMap((module) => module.actions ?? [])
    .filter(({ permission }) => may(permission ?? null))
    .map(({ id, label, icon, keywords, key, run }): Command => ({
      id,
      label,
      icon,
      kind: 'action',
      keywords,
      keys: key === undefined ? undefined : [key],
      run: () => run(parts),
    }));
  return [...pages, ...actions];
}
