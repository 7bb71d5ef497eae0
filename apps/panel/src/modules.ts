import { authModule } from '@peyk/auth';
import type { FeatureModule } from '@peyk/shared-module';
import { shellModule } from './shell/shell-module';

/** The domains of the panel. A domain is added or removed by one line here. */
export const modules: readonly FeatureModule[] = [authModule, shellModule];
