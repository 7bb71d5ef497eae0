import { authModule } from '@peyk/auth';
import { colleaguesModule } from '@peyk/colleagues';
import { contactsModule } from '@peyk/contacts';
import { developersModule } from '@peyk/developers';
import { draftsModule } from '@peyk/drafts';
import { filesModule } from '@peyk/files';
import { homeModule } from '@peyk/home';
import { inboxModule } from '@peyk/inbox';
import { jobsModule } from '@peyk/jobs';
import { patternsModule } from '@peyk/patterns';
import { profileModule } from '@peyk/profile';
import { reportsModule } from '@peyk/reports';
import { secretaryModule } from '@peyk/secretary';
import { sendModule } from '@peyk/send';
import type { FeatureModule } from '@peyk/shared-module';
import { supportModule } from '@peyk/support';
import { walletModule } from '@peyk/wallet';
import { webhooksModule } from '@peyk/webhooks';
import { shellModule } from './shell/shell-module';

/** The domains of the panel. A domain is added or removed by one line here. */
export const modules: readonly FeatureModule[] = [
  authModule,
  homeModule,
  sendModule,
  reportsModule,
  inboxModule,
  draftsModule,
  contactsModule,
  walletModule,
  jobsModule,
  colleaguesModule,
  profileModule,
  supportModule,
  patternsModule,
  secretaryModule,
  filesModule,
  developersModule,
  webhooksModule,
  shellModule,
];
