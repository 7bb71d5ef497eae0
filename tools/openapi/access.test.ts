import { isForKeys, isForTestKeys, lintAccess, lintPermissions, withAccessInWords, withKeysDecided } from './access.ts';
import type { Access } from './access.ts';
import { listOperations } from './document.ts';
import type { ContractDocument, Operation } from './document.ts';
import { writeAccess } from './write-access.ts';

const ACCESS: Access = { who: 'member', permission: 'wallet.read', impersonator: true, states: 'any', rate: 'read' };

function contract(access: Partial<Access> | undefined, more: Partial<Operation> = {}): ContractDocument {
  const operation: Operation = {
    operationId: 'getCredit',
    summary: 'The balance.',
    ...(access && { 'x-access': { ...ACCESS, ...access } }),
    ...more,
  };
  return {
    'x-permissions': { 'wallet.read': { title: 'دیدن اعتبار', group: 'کیف پول' } },
    'x-rates': { read: { per_second: 5, burst: 9, at_once: 2 } },
    paths: { '/credit': { get: operation } },
    components: {},
  };
}

const faultsOf = (document: ContractDocument) =>
  listOperations(document)
    .flatMap((located) => lintAccess(document, located))
    .join();

describe('the access of an operation', () => {
  it('is in order when it says everything', () => {
    expect(faultsOf(contract({}))).toBe('');
  });

  it.each<[string, Partial<Access> | undefined, string]>([
    ['nothing at all', undefined, 'has no x-access'],
    ['a permission that is not listed', { permission: 'wallet.spend' }, 'not wallet.spend'],
    ['no permission for members', { permission: undefined }, 'needs a permission'],
    ['a permission for all who are signed in', { who: 'signed-in' }, 'takes no permission'],
    ['nothing about impersonators', { impersonator: undefined }, 'whether an impersonator may'],
    ['no states', { states: undefined }, 'bad states'],
    ['an unknown state', { states: ['asleep' as never] }, 'bad states'],
    ['an unknown rate', { rate: 'endless' }, 'the rate endless'],
    ['an unknown effect', { effects: ['joy' as never] }, 'the effects joy'],
    ['money without a key', { effects: ['money'] }, 'takes an Idempotency-Key'],
    ['keys that would change rights', { keys: true, effects: ['rights'] }, 'drop keys: true'],
    ['test keys where no key may', { keys: false, test: true }, 'drop test: true'],
  ])('tells of %s', (_, access, fault) => {
    expect(faultsOf(contract(access))).toContain(fault);
  });

  it('is open to everybody only where contract, security and the list agree', () => {
    const open: Access = { who: 'public', rate: 'read' };
    const opened = { 'x-access': open, security: [] };
    expect(faultsOf(contract(undefined, opened))).toContain('list of public operations');
    expect(faultsOf(contract({}, { security: [] }))).toContain('another in security');
    expect(faultsOf(contract(undefined, { ...opened, operationId: 'login' }))).toBe('');
    expect(faultsOf(contract({}, { operationId: 'login' }))).toContain('list of public operations');
  });

  it('stands in the description that the API reference shows', () => {
    const [located] = listOperations(withAccessInWords(contract({ effects: ['export'], states: ['active'] })));
    expect(located?.operation.description).toContain('members with `wallet.read` (دیدن اعتبار)');
    expect(located?.operation.description).toContain('must be active');
    expect(located?.operation.description).toContain('takes data out');
  });

  it('is written for programs with everything filled in', () => {
    const text = writeAccess(contract({ states: ['active'] }));
    expect(text).toContain("'wallet.read': ");
    expect(text).toMatch(
      /getCredit: \{"who":"member","permission":"wallet.read","effects":\[\].*"states":\["active"\]/,
    );
  });
});

describe('whether programs may call an operation with a key', () => {
  it.each<[string, Partial<Access>, boolean]>([
    ['what members may by a permission', {}, true],
    ['what is said to be a person’s', { keys: false }, false],
    ['what changes data or sends', { effects: ['money', 'send', 'data', 'export'] }, true],
    ['what everybody who is signed in may', { who: 'signed-in' }, false],
    ['what is said to be for programs, too', { who: 'signed-in', keys: true }, true],
    ['what everybody may', { who: 'public' }, false],
    ['what changes rights, whatever it says', { effects: ['rights'], keys: true }, false],
    ['what opens or ends sessions', { effects: ['session'] }, false],
    ['what moves money without sending', { effects: ['money'] }, false],
  ])('is answered for %s', (_, access, expected) => {
    expect(isForKeys({ ...ACCESS, ...access })).toBe(expected);
  });

  it.each<[string, Partial<Access>, boolean]>([
    ['what keys read', {}, true],
    ['what is said to be no test’s', { test: false }, false],
    ['what leaves a trace', { effects: ['data'] }, false],
    ['what is no mere read', { rate: 'write' }, false],
    ['what is said to have a sandbox', { rate: 'write', effects: ['money', 'send'], test: true }, true],
    ['what no key opens, whatever it says', { keys: false, test: true }, false],
  ])('and with a test key for %s', (_, access, expected) => {
    expect(isForTestKeys({ ...ACCESS, ...access })).toBe(expected);
  });

  it('is decided before anything is generated, and told in words', () => {
    const decided = withKeysDecided(contract({}));
    const [located] = listOperations(withAccessInWords(decided));
    expect(located?.operation.description).toContain('with an API key');
    expect(located?.operation.security).toHaveLength(3);
    expect(writeAccess(decided)).toContain('"keys":true');
    expect(writeAccess(contract({}))).toContain('"keys":false');
  });
});

describe('the list of permissions', () => {
  it('holds what guards something, in the form resource.action, with words', () => {
    const document = contract({});
    expect(lintPermissions(document)).toEqual([]);
    document['x-permissions'] = { Wallet: { title: '', group: 'x' } };
    expect(lintPermissions(document).join()).toMatch(/resource\.action.*needs a title.*guards no operation/);
  });
});
