import { mayHear } from './who-hears';

const member = (...permissions: string[]) => ({ isOwner: false, permissions: new Set(permissions) });

it.each([
  ['send_progress', member('report.read'), true],
  ['send_progress', member('send.create'), true],
  ['send_progress', member('wallet.read', 'send.stop'), false],
  ['credit_changed', member('wallet.read'), true],
  ['credit_changed', member('report.read', 'send.create'), false],
  ['rights_changed', member(), true],
  ['credit_changed', { isOwner: true, permissions: new Set<string>() }, true],
] as const)('%s is heard by %j: %s', (event, rights, heard) => {
  expect(mayHear(rights, event)).toBe(heard);
});
