import type { CodePorts } from '@peyk/server-auth';
import type { ServerModule } from '@peyk/server-module';
import { createDevelopersHandlers } from './developers.routes';

/** What an account gives to programs: keys of the API. */
export function developersModule(ports: CodePorts) {
  return { name: 'developers', handlers: createDevelopersHandlers(ports) } satisfies ServerModule;
}
