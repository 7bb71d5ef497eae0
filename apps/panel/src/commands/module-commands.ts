import type { ActionParts, FeatureModule } from '@peyk/shared-module';
import type { Command } from './command';

/** The letter that begins every way to a page. */
const GO_KEY = 'g';

/** The pages and actions of all domains, in the order of the menu. */
export function moduleCommands(modules: readonly FeatureModule[], parts: ActionParts): readonly Command[] {
  const pages = modules
    .flatMap((module) => module.navigation)
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
