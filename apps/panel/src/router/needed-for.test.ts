import { modules } from '../modules';
import { neededFor } from './needed-for';

it.each([
  ['/reports', 'report.read'],
  ['/reports/12', 'report.read'],
  ['/send-sms/quick?copy=12', 'send.create'],
  ['/wallet/transactions#newest', 'wallet.read'],
  ['/dashboard', null],
  ['/login', null],
  ['/no-such-page', null],
  ['', null],
])('says of %s what it needs', (path, needed) => {
  expect(neededFor(path, modules)).toBe(needed);
});
