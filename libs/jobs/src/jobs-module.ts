import type { FeatureModule } from '@peyk/shared-module';
import { JOBS_KEY } from './api/list-jobs';

/** Work that runs in the background: a tray in the header, and no page. */
export const jobsModule: FeatureModule = {
  name: 'jobs',
  routes: [],
  navigation: [],
  banners: [{ place: 'header', load: () => import('./tray/jobs-tray') }],
  liveHandlers: [
    {
      event: 'job_changed',
      handle: (_message, client) => void client.invalidateQueries({ queryKey: JOBS_KEY }),
      catchUp: (client) => void client.invalidateQueries({ queryKey: JOBS_KEY }),
    },
  ],
};
