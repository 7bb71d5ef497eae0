/** `npm run admin -- <command>`: the administration commands of the API, with the same data folder and database. */
import { join } from 'node:path';
import { buildProjects } from '../lib/nx.ts';
import { giveUp } from '../lib/print.ts';
import { run } from '../lib/run.ts';
import { apiEnvironment } from '../stack/api-environment.ts';
import { DEFAULT_PORTS, dataFolderOf } from '../stack/settings.ts';

const root = process.cwd();
const failure = await buildProjects(root, ['api']);
if (failure) giveUp(failure.join('\n'));

const settings = {
  root,
  dataFolder: dataFolderOf(root, process.env),
  host: '127.0.0.1',
  panelPort: DEFAULT_PORTS.panel,
  handsetsPort: DEFAULT_PORTS.handsets,
  smppPort: DEFAULT_PORTS.smpp,
  smppUrl: process.env['SMPP_URL'] || undefined,
};
const file = join(root, 'dist', 'apps', 'api', 'admin.mjs');
process.exit(
  await run(process.execPath, [file, ...process.argv.slice(2)], {
    cwd: root,
    env: apiEnvironment(settings, process.env),
  }),
);
