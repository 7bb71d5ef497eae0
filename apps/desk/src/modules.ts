import { accountsModule } from '@peyk/desk-accounts';
import { collectionsModule } from '@peyk/desk-collections';
import { engineModule } from '@peyk/desk-engine';
import { queuesModule } from '@peyk/desk-queues';
import { signInModule } from '@peyk/desk-sign-in';
import type { FeatureModule } from '@peyk/shared-module';

/** What the desk is made of. */
export const modules: readonly FeatureModule[] = [
  signInModule,
  queuesModule,
  accountsModule,
  collectionsModule,
  engineModule,
];
