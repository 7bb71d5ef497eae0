import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';

/** Where an entry stands in the side menu; the order of the groups and their headings are the shell's business. */
export type NavigationGroup = 'main' | 'services' | 'secretary' | 'developers' | 'finance' | 'files' | 'support';

/** Names of the icons that the shell can draw beside an entry. They are names in `@peyk/shared-ui`'s icon set. */
export type NavigationIcon =
  'home' | 'send' | 'reports' | 'wallet' | 'user' | 'inbox' | 'menu' | 'plus' | 'refresh' | 'search';

/** One line of the side menu, and possibly one place in the bottom bar of the phone. */
export interface NavigationEntry {
  /** Absolute path, e.g. `/reports`. */
  readonly path: string;
  /** What the person reads, in Persian. */
  readonly label: string;
  readonly icon: NavigationIcon;
  readonly group: NavigationGroup;
  /** Smaller comes first inside its group. */
  readonly order: number;
  /** Also shown in the bottom bar of the mobile layout, under this shorter word. */
  readonly bottomBarLabel?: string;
  /** Not in the side menu, where everything stands beside each other anyway. */
  readonly onlyInBottomBar?: boolean;
  /** Further path prefixes that keep the entry marked as the current one. */
  readonly alsoCurrentFor?: readonly string[];
  /** The Latin letter that leads here after `g`: `h` makes `g h`. No two entries share one. */
  readonly goKey?: string;
  /** Other words that people may look for it by, in Persian or Latin. They are searched, never shown. */
  readonly keywords?: readonly string[];
}

/** What an action may use when somebody chooses it. */
export interface ActionParts {
  readonly client: QueryClient;
  readonly navigate: (path: string) => void;
}

/** Something that the command palette can do, besides going to what stands in the menu. */
export interface ModuleAction {
  /** Unique in the panel and stable, e.g. `send.new`: it is what the palette remembers as recently used. */
  readonly id: string;
  /** What it does, a verb phrase in Persian. */
  readonly label: string;
  readonly icon: NavigationIcon;
  readonly keywords?: readonly string[];
  /** One Latin letter that does the same anywhere outside of fields. `g` is taken, and no two actions share one. */
  readonly key?: string;
  readonly run: (parts: ActionParts) => void;
}

/** A strip that a domain puts into the shell. It draws nothing while it has nothing to say. */
export interface ShellBanner {
  /** `top`: above everything, as wide as the window. `page`: at the head of the content of every page. */
  readonly place: 'top' | 'page';
  /** Its default export is loaded after the shell, so that no page waits for it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

/** A screen behind an address. It is loaded when it is needed, never before. */
export interface FeatureRoute {
  /** Absolute path pattern of the router, e.g. `/reports/:id`. */
  readonly path: string;
  /** Imports the screen: `() => import('./screens/sends/sends-screen')`; the screen is the module's default export. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Only for the mobile layout; on a desktop the address leads to /404. */
  readonly mobileOnly?: boolean;
  /** `public` screens stand outside the shell and need no session. Default: `member`. */
  readonly audience?: 'public' | 'member';
  /** Starts the screen's first questions while the pointer rests on a link to it. */
  readonly prefetch?: (client: QueryClient) => void;
}

/** A live message, as the socket delivers it. */
export interface LiveMessage {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** What a live event means for the cache; registered by the domain that owns the data. */
export interface LiveHandler {
  readonly event: string;
  readonly handle: (message: LiveMessage, client: QueryClient) => void;
}

/** Everything that a domain's screen library gives to the shell, and the only thing it exports. */
export interface FeatureModule {
  /** The domain's name, the same as its folder. */
  readonly name: string;
  readonly routes: readonly FeatureRoute[];
  readonly navigation: readonly NavigationEntry[];
  /** What the command palette can do in this domain. */
  readonly actions?: readonly ModuleAction[];
  /** Strips of this domain in the shell. */
  readonly banners?: readonly ShellBanner[];
  readonly liveHandlers?: readonly LiveHandler[];
  /**
   * Deletes what the domain keeps in the browser of anybody but this username; of everybody for `null`. Called when
   * somebody is identified and when somebody signs out.
   */
  readonly keepOnlyOf?: (userName: string | null) => void;
}
