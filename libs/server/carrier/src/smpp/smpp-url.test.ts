import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { SmppUrlError, parseSmppUrl } from './smpp-url';

it('reads an address with all its parameters', () => {
  const address =
    'smpp://peyk:p%40ss@127.0.0.1:2776?window=50&sessions=2&maxPerSecond=500&concatenation=sar&blacklistErrorCodes=008,253';
  expect(parseSmppUrl(address)).toEqual({
    host: '127.0.0.1',
    port: 2776,
    tls: false,
    systemId: 'peyk',
    password: 'p@ss',
    window: 50,
    sessions: 2,
    maxPerSecond: 500,
    concatenation: 'sar',
    blacklistErrorCodes: ['008', '253'],
  });
});

it('reads the dialect of receipts', () => {
  const dialect =
    'receiptIds=text-first&receiptAddresses=as-submitted&receiptDates=long-year&receiptsFor=whole-message' +
    '&receiptColumns=state,done,-,id&receiptStates=ABSENT-SUB:undelivered,00:delivered';
  expect(parseSmppUrl(`smpp://a:b@host?${dialect}`)).toMatchObject({
    receiptIds: 'text-first',
    receiptAddresses: 'as-submitted',
    receiptDates: 'long-year',
    receiptsFor: 'whole-message',
    receiptColumns: ['state', 'done', '-', 'id'],
    receiptStates: new Map([
      ['ABSENT-SUB', 'undelivered'],
      ['00', 'delivered'],
    ]),
  });
});

it('knows the ordinary ports of both kinds', () => {
  expect(parseSmppUrl('smpp://a:b@host')).toMatchObject({ port: 2775, tls: false });
  expect(parseSmppUrl('ssmpp://a:b@host')).toMatchObject({ port: 3550, tls: true });
});

it.each([
  ['nonsense', /must look like/],
  ['http://a:hunter22@host', /begin with smpp/],
  ['smpp://host', /no system id/],
  ['smpp://a:hunter22@host?windows=1', /unknown parameter "windows"; known are window/],
  ['smpp://a:hunter22@host?toString=1', /unknown parameter/],
  ['smpp://a:hunter22@host?window=0', /window must be a whole number from 1/],
  ['smpp://a:hunter22@host?concatenation=x', /must be one of udh, sar, payload/],
  ['smpp://a:hunter22@host?receiptColumns=state,x', /each of receiptColumns must be one of id, state/],
  ['smpp://a:hunter22@host?receiptColumns=state,id,id', /receiptColumns names a column twice/],
  ['smpp://a:hunter22@host?receiptColumns=id,done', /receiptColumns names no column "state"/],
  ['smpp://a:hunter22@host?receiptsFor=all', /receiptsFor must be one of each-part, whole-message/],
  ['smpp://a:hunter22@host?receiptIds=both', /receiptIds must be one of parameter-first, text-first/],
  ['smpp://a:hunter22@host?receiptAddresses=x', /receiptAddresses must be one of turned, as-submitted/],
  ['smpp://a:hunter22@host?receiptDates=x', /receiptDates must be one of short-year, long-year/],
  ['smpp://a:hunter2222@host', /password may have at most 8/],
  ['smpp://a:%E0%A4%A@host', /password has a "%"/],
])('refuses %s and never repeats the password', (address, message) => {
  expect(() => parseSmppUrl(address)).toThrow(SmppUrlError);
  expect(() => parseSmppUrl(address)).toThrow(message);
  expect(() => parseSmppUrl(address)).not.toThrow(/hunter/);
});

it('can read whatever docs/operators.md tells to write', () => {
  const page = readFileSync(join(__dirname, '../../../../../docs/operators.md'), 'utf8');
  const told = [...page.matchAll(/`((?:receipt\w+|receipts|messageIds|errorClasses|blacklistErrorCodes)=[^`]+)`/g)];
  expect(told.length).toBeGreaterThan(15);
  for (const [, parameters] of told) expect(() => parseSmppUrl(`smpp://a:b@host?${parameters}`)).not.toThrow();
});
