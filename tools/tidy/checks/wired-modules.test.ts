import { workspaceOf } from '../workspace.ts';
import { wiredModules } from './wired-modules.ts';

const messages = (files: Record<string, string>) =>
  wiredModules.run(workspaceOf(files)).map(({ file, message }) => `${file} ${message}`);

const drafts = {
  'libs/server/pay-links/src/pay-links.routes.ts': '',
  'libs/server/pay-links/src/pay-links.module.ts': '',
  'libs/drafts/src/drafts-module.tsx': '',
};
const lists = {
  'apps/api/src/modules.ts': "import { payLinksModule } from '@peyk/server-pay-links';\n    payLinksModule(),\n",
  'apps/panel/src/modules.ts': "import { draftsModule } from '@peyk/drafts';\n  draftsModule,\n",
};

describe('the wiring of domains', () => {
  it('is in order when each module stands in the list of its app', () => {
    expect(messages({ ...drafts, ...lists })).toEqual([]);
  });

  it('misses modules that no list has, also when they are imported', () => {
    const imported = { 'apps/api/src/modules.ts': "import { payLinksModule } from '@peyk/server-pay-links';\n" };
    expect(messages({ ...drafts, ...imported })).toEqual([
      expect.stringContaining('put payLinksModule into apps/api/src/modules.ts'),
      expect.stringContaining('put draftsModule into apps/panel/src/modules.ts'),
    ]);
  });

  it('misses the module of a domain that handles, runs or keeps something', () => {
    expect(messages({ 'libs/server/plans/src/admin/plan.commands.ts': '' })).toEqual([
      'libs/server/plans/src/plans.module.ts is missing: what this domain does reaches no process without it.',
    ]);
    expect(messages({ 'libs/server/jobs/src/expired-rows.task.ts': '' })).toEqual([]);
  });

  it('finds a domain that is named beside the list', () => {
    const line = "import { x } from '@peyk/server-wallet';";
    const screen = "import { y } from '@peyk/wallet';";
    expect(
      messages({
        'apps/api/src/roles/http-role.ts': line,
        'apps/api/src/start/ports.ts': line,
        'apps/api/src/roles/http-role.test.ts': line,
        'apps/panel/src/shell/header.tsx': screen,
        'apps/panel/src/shell/user-menu.tsx': "import { useSignOut } from '@peyk/auth';",
      }),
    ).toEqual([
      expect.stringContaining('apps/api/src/roles/http-role.ts names the domain wallet'),
      expect.stringContaining('apps/panel/src/shell/header.tsx names the domain wallet'),
    ]);
  });
});
