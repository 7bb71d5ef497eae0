import {
  isBelow,
  type FeatureModule,
  type MayCheck,
  type NavigationEntry,
  type NavigationGroup,
} from '@peyk/shared-module';
import { modules } from '../modules';

export interface MenuGroup {
  readonly group: NavigationGroup;
  /** The heading above the group; the first group needs none. */
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
}

/** The groups in their order. A group that no domain fills is not there. */
const TITLES: readonly (readonly [NavigationGroup, string | null])[] = [
  ['main', null],
  ['services', 'خدمات'],
  ['developers', 'برنامه‌نویسان'],
  ['finance', 'مالی'],
  ['support', 'پشتیبانی'],
  ['account', 'حساب کاربری'],
];

/** The side menu of some domains: only groups that have something in them, each in its own order. */
export function menuOf(all: readonly FeatureModule[]): readonly MenuGroup[] {
  const entries = all.flatMap((module) => module.navigation).toSorted((a, b) => a.order - b.order);
  return TITLES.map(([group, title]) => ({
    group,
    title,
    entries: entries.filter((entry) => entry.group === group && entry.onlyInBottomBar !== true),
  })).filter((group) => group.entries.length > 0);
}

/** The bottom bar of the phone, in the order of the menu. */
export function bottomBarOf(all: readonly FeatureModule[]): readonly NavigationEntry[] {
  const entries = all.flatMap((module) => module.navigation).toSorted((a, b) => a.order - b.order);
  return TITLES.flatMap(([group]) =>
    entries.filter((entry) => entry.group === group && entry.bottomBarLabel !== undefined),
  );
}

export const menuGroups = menuOf(modules);
export const bottomBarEntries = bottomBarOf(modules);

/** The entries of a menu that the person may open; a group without any is gone. */
export function allowedGroups(groups: readonly MenuGroup[], may: MayCheck): readonly MenuGroup[] {
  return groups
    .map((group) => ({ ...group, entries: group.entries.filter((entry) => may(entry.permission ?? null)) }))
    .filter(({ entries }) => entries.length > 0);
}

/** Whether the person is somewhere inside what the entry leads to. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  return [entry.path, ...(entry.alsoCurrentFor ?? [])].some((prefix) => isBelow(path, prefix));
}
