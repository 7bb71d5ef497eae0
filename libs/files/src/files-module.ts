import type { FeatureModule } from '@peyk/shared-module';
import { FILES_PATHS } from './files-paths';
import { navigation } from './navigation';

/** The files of the account. */
export const filesModule: FeatureModule = {
  name: 'files',
  routes: [{ path: FILES_PATHS.list, load: () => import('./screens/files/files-screen'), permission: 'file.read' }],
  navigation,
};
