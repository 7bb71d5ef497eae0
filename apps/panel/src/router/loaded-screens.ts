import type { FeatureRoute } from '@peyk/shared-module';
import type { ComponentType } from 'react';

type Loadable = Pick<FeatureRoute, 'path' | 'load'>;

const loaded = new WeakMap<Loadable, ComponentType>();

/** Loads a screen ahead of its visit, which then draws it at once. @throws what the import threw */
export async function loadScreen(route: Loadable): Promise<void> {
  loaded.set(route, (await route.load()).default);
}

/**
 * The screen of a route when it has been loaded ahead. React's `lazy` waits for a turn even then: it would draw the spinner
 * first, and afterwards the whole screen in one piece that no finger interrupts.
 */
export function loadedScreen(route: Loadable): ComponentType | undefined {
  return loaded.get(route);
}
