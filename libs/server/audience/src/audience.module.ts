import type { ServerModule } from '@peyk/server-module';
import { expiredUploadsTask } from './expired-uploads.task';

/** Who receives a send, and the files of numbers that people upload for it. */
export function audienceModule() {
  return { name: 'audience', tasks: [expiredUploadsTask] } satisfies ServerModule;
}
