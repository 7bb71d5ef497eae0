import type { IconName } from '@peyk/shared-ui';
import type { Permission } from '@peyk/shared-contract';
import { CONTACTS_PATHS } from '../contacts-paths';

export type SectionName = 'all' | 'phonebooks' | 'more' | 'blacklist' | 'cancel11';

interface Section {
  readonly name: SectionName;
  readonly path: string;
  readonly icon: IconName;
  readonly permission: Permission;
}

/** What the contacts consist of, in the order in which they stand beside each other. */
export const SECTIONS: readonly Section[] = [
  { name: 'all', path: CONTACTS_PATHS.all, icon: 'contacts', permission: 'contact.read' },
  { name: 'phonebooks', path: CONTACTS_PATHS.phonebooks, icon: 'book', permission: 'contact.read' },
  { name: 'more', path: CONTACTS_PATHS.more, icon: 'bookmark', permission: 'contact.read' },
  { name: 'blacklist', path: CONTACTS_PATHS.blacklist, icon: 'block', permission: 'blacklist.read' },
  { name: 'cancel11', path: CONTACTS_PATHS.cancel11, icon: 'stop', permission: 'blacklist.read' },
];
