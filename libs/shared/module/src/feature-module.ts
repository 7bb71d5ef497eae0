import type { Permission } from '@peyk/shared-contract';
import type { ComponentType } from 'react';
import type { QueryClient, QueryKey, UseQueryOptions } from '@tanstack/react-query';

/** What someone needs to hold: one permission, or all of several. `null`: being signed in is enough. */
export type Needed = Permission | readonly Permission[] | null;

/** Answers whether the person who is signed in holds what is needed. */
export type MayCheck = (needed: Needed) => boolean;

/** Where an entry stands in the side menu; the order of the groups and their headings are the shell's business. */
export type NavigationGroup = 'main' | 'services' | 'developers' | 'finance' | 'support' | 'account';

/** Names of the icons that the shell can draw beside an entry. They are names in `@peyk/shared-ui`'s icon set. */
export type NavigationIcon =
  | 'home'
  | 'send'
  | 'reports'
  | 'wallet'
  | 'user'
  | 'inbox'
  | 'lifebuoy'
  | 'lock'
  | 'receipt'
  | 'bookmark'
  | 'contacts'
  | 'file'
  | 'menu'
  | 'phone'
  | 'plus'
  | 'refresh'
  | 'reply'
  | 'search'
  | 'sliders';

/** How many things wait behind an entry: a number beside its label. */
export interface EntryCount {
  /** Asked once; live events keep it in the cache. */
  readonly query: () => UseQueryOptions<number, Error, number, QueryKey>;
  /** What is counted, for those who hear it: «پیام خوانده‌نشده». */
  readonly ofWhat: string;
}

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
  /** Who may not open the page does not see the entry. Without it everybody who is signed in does. */
  readonly permission?: Needed;
  /** Other words that people may look for it by, in Persian or Latin. They are searched, never shown. */
  readonly keywords?: readonly string[];
  readonly count?: EntryCount;
}

/** What an action may use when someone chooses it. */
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
  /** Who does not hold it finds neither the action nor its key. Without it everybody who is signed in does. */
  readonly permission?: Needed;
  readonly run: (parts: ActionParts) => void;
}

/** What a domain puts into the shell. It draws nothing while it has nothing to say. */
export interface ShellBanner {
  /**
   * `top`: a strip above everything, as wide as the window. `page`: a strip at the head of the content of every page. `header`: a
   * button in the header.
   */
  readonly place: 'top' | 'page' | 'header';
  /** Its default export is loaded after the shell, so that no page waits for it. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
}

interface AnyRoute {
  /** Absolute path pattern of the router, e.g. `/reports/:id`. */
  readonly path: string;
  /** Imports the screen: `() => import('./screens/sends/sends-screen')`; the screen is the module's default export. */
  readonly load: () => Promise<{ readonly default: ComponentType }>;
  /** Only for the mobile layout; on a desktop the address leads to /404. */
  readonly mobileOnly?: boolean;
  /** Starts the screen's first questions while the pointer rests on a link to it; only those that the person may ask. */
  readonly prefetch?: (client: QueryClient, may: MayCheck) => void;
}

/** A screen outside the shell that needs no session. */
interface PublicRoute extends AnyRoute {
  readonly audience: 'public';
  readonly permission?: undefined;
}

/** A screen inside the shell. It has to say who may open it, so that a new one cannot forget to. */
interface MemberRoute extends AnyRoute {
  readonly audience?: 'member';
  readonly permission: Needed;
}

/** A screen behind an address. It is loaded when it is needed, never before. */
export type FeatureRoute = PublicRoute | MemberRoute;

/** A live message, as the socket delivers it. */
export interface LiveMessage {
  readonly event: string;
  readonly [field: string]: unknown;
}

/** What a live event means for the cache; registered by the domain that owns the data. */
export interface LiveHandler {
  readonly event: string;
  readonly handle: (message: LiveMessage, client: QueryClient) => void;
  /**
   * Asks again for what the event keeps fresh. Called whenever the socket opens: what happened between the first answer
   * and that moment was told to nobody.
   */
  readonly catchUp?: (client: QueryClient) => void;
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
   * someone is identified and when someone signs out.
   */
  readonly keepOnlyOf?: (userName: string | null) => void;
}
