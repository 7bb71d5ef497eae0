import type { Command } from '../commands/command';
import { find } from '../search/find';

export interface CommandGroup {
  readonly title: string;
  readonly commands: readonly Command[];
}

export interface CommandList {
  readonly groups: readonly CommandGroup[];
  /** In the order of the screen, which is the order of the arrow keys. */
  readonly flat: readonly Command[];
  /** How the query was read when the keyboard had been in its other layout. */
  readonly readAs: string | null;
}

/** Without a query what was used recently and then everything, by kind; with one what fits it, best first. */
export function listCommands(commands: readonly Command[], query: string, recent: readonly string[]): CommandList {
  const { items, readAs } = find(commands, query);
  const used = query.trim() === '' ? recent.flatMap((id) => items.filter((command) => command.id === id)) : [];
  const rest = items.filter((command) => !used.includes(command));
  const all: readonly CommandGroup[] =
    query.trim() === ''
      ? [
          { title: 'به‌تازگی', commands: used },
          { title: 'رفتن به', commands: rest.filter(({ kind }) => kind === 'page') },
          { title: 'کارها', commands: rest.filter(({ kind }) => kind === 'action') },
        ]
      : [{ title: 'یافته‌ها', commands: rest }];
  const groups = all.filter((group) => group.commands.length > 0);
  return { groups, flat: groups.flatMap((group) => group.commands), readAs };
}
