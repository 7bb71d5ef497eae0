import type { PermissionGroup } from '../api/roles';

/** A permission more, or one less. Each stands once. */
export function withPermission(chosen: readonly string[], key: string, isHeld: boolean): readonly string[] {
  const others = chosen.filter((one) => one !== key);
  return isHeld ? [...others, key] : others;
}

/** All of a group that may be given, or none of them; what may not be given stays as it is. */
export function withGroup(chosen: readonly string[], group: PermissionGroup, isHeld: boolean): readonly string[] {
  return group.permissions
    .filter(({ may_give }) => may_give)
    .reduce<readonly string[]>((all, { key }) => withPermission(all, key, isHeld), chosen);
}

/** Whether all of a group that may be given is chosen. */
export function isWhole(chosen: readonly string[], group: PermissionGroup): boolean {
  const givable = group.permissions.filter(({ may_give }) => may_give);
  return givable.length > 0 && givable.every(({ key }) => chosen.includes(key));
}
