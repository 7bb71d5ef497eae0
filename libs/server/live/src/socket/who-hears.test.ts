import type { HeardWith } from '@peyk/server-module';
import { mayHear } from './who-hears';

const member = (...permissions: string[]) => ({ isOwner: false, permissions: new Set(permissions) });
const PROGRESS: HeardWith = ['report.read', 'send.create'];
const CREDIT: HeardWith = ['wallet.read'];

it.each([
  [PROGRESS, member('report.read'), true],
  [PROGRESS, member('send.create'), true],
  [PROGRESS, member('wallet.read', 'send.stop'), false],
  [CREDIT, member('wallet.read'), true],
  [CREDIT, member('report.read', 'send.create'), false],
  ['every user', member(), true],
  [CREDIT, { isOwner: true, permissions: new Set<string>() }, true],
] as const)('what is heard with %j is heard by %j: %s', (heardWith, rights, heard) => {
  expect(mayHear(rights, heardWith)).toBe(heard);
});
