import type { ComponentType } from 'react';
import type { QueryClient } from '@tanstack/react-query';

/** Where an entry stands in the side menu; the order of the groups is the shell's business. */
export type NavigationGroup = 'main' | 'finance' | 'support';

/** Names of the icons that the shell can draw beside an entry. They are names in `@peyk/shared-ui`'s icon set. */
export type NavigationIcon = 'home' | 'send' | 'reports' | 'wallet' | 'user' | 'inbox' | 'menu';

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
  readonly liveHandlers?: readonly LiveHandler[];
  /**
   * Deletes what the domain keeps in the browser of anybody but this username; of everybody for `null`. Called when
   * somebody is identified and when somebody signs out.
   */
  readonly keepOnlyOf?: (userName: string | null) => void;
}
