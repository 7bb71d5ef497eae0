import type { ServerModule } from '@peyk/server-module';
import { bannersCollection } from './admin/banners-collection';
import { newsCollection, quickLinksCollection } from './admin/home-collections';
import { homeCommands } from './admin/home.commands';
import { seedHome } from './admin/seed-home';
import { createHomeHandlers } from './home.routes';
import type { HomeDependencies } from './home.routes';
import { serveBannerImages } from './images/serve-banner-images';

/** News, banners and quick links. */
export function homeModule(dependencies: HomeDependencies) {
  return {
    name: 'home',
    handlers: createHomeHandlers(dependencies),
    commands: homeCommands,
    collections: [newsCollection, bannersCollection, quickLinksCollection],
    extend: serveBannerImages,
    seedDemo: (context, { picturesFolder }) => seedHome(context, picturesFolder),
  } satisfies ServerModule;
}
