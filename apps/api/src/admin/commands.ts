import { simulatedRegistry } from '@peyk/server-auth';
import { allOf } from '@peyk/server-module';
import type { Command } from '@peyk/server-module';
import { createSeal } from '@peyk/server-seal';
import { createModules } from '../modules';
import { filesIn } from '../start/files-place';
import { linkCodesOf } from '../start/link-codes';
import { secretCommands } from './secret-commands';

const UNUSED = 'commands get the secret in their context';

/** Modules of no installation. Commands are found and explained without one; all that they need comes in their context. */
export const MODULES = createModules({
  auth: {
    pepper: UNUSED,
    seal: createSeal(UNUSED),
    sendCode: () => Promise.reject(new Error(UNUSED)),
    expectCode: () => undefined,
    demo: null,
    registration: { isOpen: false, registry: simulatedRegistry },
  },
  home: {},
  files: filesIn(UNUSED),
  linkCodes: linkCodesOf({ secret: UNUSED }),
});

export const COMMANDS: readonly Command[] = [...allOf(MODULES, 'commands'), ...secretCommands];
