import type { ServerModule } from '@peyk/server-module';
import { createFilesHandlers } from './files.routes';
import type { Files } from './files.service';
import { fileTasks } from './sweep-files';

/** Files that people give and jobs make. @param files the service over the installation's storage */
export function filesModule(files: Files) {
  return { name: 'files', handlers: createFilesHandlers(files), tasks: fileTasks(files) } satisfies ServerModule;
}
