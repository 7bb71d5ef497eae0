import type { FeatureModule, ShellBanner } from '@peyk/shared-module';
import { Suspense, lazy, type ComponentType } from 'react';
import { modules } from '../modules';
import { QuietBoundary } from './quiet-boundary';

/** What stands in the place of a banner that could not be loaded. */
const Nothing = () => null;

interface LoadedBanner {
  readonly key: string;
  readonly place: ShellBanner['place'];
  readonly Banner: ComponentType;
}

/** The banners of the domains as components. Made once, because a lazy component that is made again is loaded again. */
export function bannersOf(all: readonly FeatureModule[]): readonly LoadedBanner[] {
  return all.flatMap(({ name, banners = [] }) =>
    banners.map(({ place, load }, index) => ({
      key: `${name}-${index}`,
      place,
      Banner: lazy(() => load().catch(() => ({ default: Nothing }))),
    })),
  );
}

const ownBanners = bannersOf(modules);

interface BannerSlotProps {
  readonly place: ShellBanner['place'];
  readonly banners?: readonly LoadedBanner[];
}

/** A place of the shell for the domains' banners. Empty until they have come and have something to say. */
export function BannerSlot({ place, banners = ownBanners }: BannerSlotProps) {
  return banners
    .filter((banner) => banner.place === place)
    .map(({ key, Banner }) => (
      <QuietBoundary key={key}>
        <Suspense fallback={null}>
          <Banner />
        </Suspense>
      </QuietBoundary>
    ));
}
