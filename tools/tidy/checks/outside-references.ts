import { findLines } from '../lines.ts';
import type { Check } from '../workspace.ts';

/** Put together here, so that this file does not find itself. */
const MACHINE_PATHS = ['work', 'farm', 'root', 'home/\\w+', 'Users/\\w+', 'tmp/bash_jobs'].map(
  (folder) => `/${folder}/`,
);
const PLANNING_TEXTS = ['house', 'decisions', 'domain', 'spec', 'toolchain', 'look', 'targets'].map(
  (name) => `shared/${name}\\.md`,
);
const OUTSIDE = new RegExp(`(^|[\\s'"\`(=:])(${MACHINE_PATHS.join('|')})|${PLANNING_TEXTS.join('|')}`);

/** The project stands on its own: no path of someone's machine, no text that is not in it. */
export const outsideReferences: Check = {
  name: 'outside-references',
  run: ({ files }) =>
    files.flatMap((file) =>
      findLines(
        file,
        OUTSIDE,
        'outside-references',
        'points at something outside the project: say it here, or use a relative path.',
      ),
    ),
};
