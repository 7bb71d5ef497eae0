import { join } from 'node:path';
import type { ContractDocument, Operation } from './document.ts';
import { readContract } from './read-contract.ts';
import { contractForKeys, errorsForKeys, sdkCallsOf, writeSdkErrors } from './write-sdk.ts';

const contract = readContract(join(__dirname, '../..'));
const calls = sdkCallsOf(contract);
const call = (name: string) => calls.find(({ noun, verb }) => `${noun}.${verb}` === name);

const operation = (operationId: string, keys: boolean): Operation => ({
  ...{ operationId, tags: ['notes'], summary: 'A note.', 'x-access': { who: 'signed-in', rate: 'read', keys } },
});
const document = (...operations: Operation[]): ContractDocument => ({
  paths: Object.fromEntries(operations.map((one, n) => [`/${n}`, { get: one }])),
  components: {},
});

describe('the calls of the SDK', () => {
  it('are the operations that a key may call, and no others', () => {
    const made = document(operation('getNote', true), operation('getSecret', false));
    expect(sdkCallsOf(made).map(({ operationId }) => operationId)).toEqual(['getNote']);
    expect(Object.keys(contractForKeys(made).paths)).toEqual(['/0']);
    expect(calls.map(({ operationId }) => operationId)).not.toContain('createApiKey');
  });

  it('have a name by themselves until they are given one', () => {
    expect(sdkCallsOf(document(operation('getNote', true)))).toMatchObject([{ noun: 'notes', verb: 'getNote' }]);
    expect(call('otp.send')).toMatchObject({ method: 'POST', path: '/otp/send' });
  });

  it('have names of their own', () => {
    expect(() => sdkCallsOf(document(operation('getNote', true), operation('getNote', true)))).toThrow('notes.getNote');
  });

  it('are keyed where they cost money, which the contract knows', () => {
    const money = Object.values(contract.paths).flatMap((item) =>
      Object.values(item).filter(({ 'x-access': access }) => access?.keys && access.effects?.includes('money')),
    );
    for (const { operationId } of money) {
      expect(calls.find((one) => one.operationId === operationId)).toMatchObject({
        flags: expect.stringContaining('k'),
      });
    }
    expect(money.length).toBeGreaterThan(4);
  });

  it('are tried again where they only read: never a check of a code, which takes a try', () => {
    expect(call('credit.get')?.flags).toContain('r');
    expect(call('messages.status')?.flags).toContain('r');
    for (const name of ['otp.verify', 'phonebooks.create', 'contacts.delete', 'otp.send']) {
      expect(call(name)?.flags).not.toContain('r');
    }
  });

  it('know pages, files and bytes', () => {
    expect(call('inbox.list')?.flags).toBe('rp');
    expect(call('uploads.create')?.flags).toBe('qf');
    expect(call('files.download')?.flags).toBe('qb');
  });
});

it('divides the errors by whether another try is of use, without those of admins', () => {
  const error = (code: string, permanent: boolean) => ({
    ...{ code, status: Number(code.slice(0, 3)), message: 'نشد.', remedy: 'Mend it.', permanent },
  });
  const tables = [
    { library: 'server-send', about: '', errors: [error('429-2', false), error('422-10', true), error('422-9', true)] },
    { library: 'server-send, for admins', about: '', errors: [error('404-10', true)] },
  ];
  expect(errorsForKeys(tables).map(({ code }) => code)).toEqual(['422-9', '422-10', '429-2']);
  expect(writeSdkErrors(tables)).toContain("PASSING = [\n  '429-2',\n] as const");
});
