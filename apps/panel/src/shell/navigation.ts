import { isBelow, type NavigationEntry, type NavigationGroup } from '@peyk/shared-module';
import { modules } from '../modules';

export interface MenuGroup {
  readonly group: NavigationGroup;
  /** The heading above the group; the first group needs none. */
  readonly title: string | null;
  readonly entries: readonly NavigationEntry[];
}

const TITLES: readonly (readonly [NavigationGroup, string | null])[] = [
  ['main', null],
  ['finance', 'مالی'],
  ['support', 'پشتیبانی'],
];

const groupOrder = TITLES.map(([group]) => group);
const placeOf = (entry: NavigationEntry) => groupOrder.indexOf(entry.group);

const entries = modules
  .flatMap((module) => module.navigation)
  .toSorted((a, b) => placeOf(a) - placeOf(b) || a.order - b.order);

/** The side menu: only groups that have something in them. */
export const menuGroups: readonly MenuGroup[] = TITLES.map(([group, title]) => ({
  group,
  title,
  entries: entries.filter((entry) => entry.group === group && entry.onlyInBottomBar !== true),
})).filter((group) => group.entries.length > 0);

/** The bottom bar of the phone. */
export const bottomBarEntries: readonly NavigationEntry[] = entries.filter(
  (entry) => entry.bottomBarLabel !== undefined,
);

/** Whether the person is somewhere inside what the entry leads to. */
export function isCurrent(entry: NavigationEntry, path: string): boolean {
  return [entry.path, ...(entry.alsoCurrentFor ?? [])].some((prefix) => isBelow(path, prefix));
}
