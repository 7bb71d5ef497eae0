import { findLines } from '../lines.ts';
import type { Check } from '../workspace.ts';

const SECRET = new RegExp(
  [
    '-----BEGIN [A-Z ]*PRIVATE KEY-----',
    '\\bAKIA[0-9A-Z]{16}\\b',
    '\\b(ghp|gho|ghs|ghu|github_pat)_[A-Za-z0-9_]{30,}',
    '\\bnpm_[A-Za-z0-9]{36}\\b',
    '\\bxox[abprs]-[A-Za-z0-9-]{10,}',
    '\\beyJ[A-Za-z0-9_-]{15,}\\.eyJ[A-Za-z0-9_-]{15,}\\.',
    '_authToken\\s*=',
    '://[^/\\s:@\'"`$]+:[^/\\s:@\'"`$]{12,}@',
  ].join('|'),
);

/** What opens a door does not belong in a repository. */
export const secrets: Check = {
  name: 'secrets',
  run: ({ files }) =>
    files.flatMap((file) =>
      findLines(
        file,
        SECRET,
        'secrets',
        'looks like a secret: take it out, make it worthless where it is valid, and read it from the environment.',
      ),
    ),
};
