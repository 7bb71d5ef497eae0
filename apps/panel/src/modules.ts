import { authModule } from '@peyk/auth';
import { homeModule } from '@peyk/home';
import { reportsModule } from '@peyk/reports';
import { sendModule } from '@peyk/send';
import type { FeatureModule } from '@peyk/shared-module';
import { walletModule } from '@peyk/wallet';
import { shellModule } from './shell/shell-module';

/** The domains of the panel. A domain is added or removed by one line here. */
export const modules: readonly FeatureModule[] = [
  authModule,
  homeModule,
  sendModule,
  reportsModule,
  walletModule,
  shellModule,
];
