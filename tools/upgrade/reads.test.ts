import { readsOf } from './reads';
import type { Contract } from './reads';

const READ = { who: 'member', rate: 'read' };
const json = (schema: object) => ({ content: { 'application/json': { schema } } });

const contract = (operation: object, path = '/things'): Contract => ({
  servers: [{ url: '/v1/api' }],
  paths: { [path]: { post: { operationId: 'listThings', 'x-access': READ, ...operation } } },
  components: { parameters: { Wanted: { required: true }, Page: {} } },
});

describe('what is looked at again and again', () => {
  it('is what a member may read without naming anything', () => {
    const expected = [{ name: 'listThings', method: 'POST', path: '/v1/api/things' }];
    expect(readsOf(contract({}))).toEqual(expected);
    expect(readsOf(contract({ requestBody: json({ type: 'object' }), parameters: [{ $ref: '#/x/Page' }] }))).toEqual(
      expected,
    );
    expect(readsOf(contract({ 'x-access': { who: 'signed-in', rate: 'list' } }))).toEqual(expected);
  });

  it.each([
    ['a write', { 'x-access': { ...READ, rate: 'write' } }],
    ['a read that changes something', { 'x-access': { ...READ, effects: ['data'] } }],
    ["a stranger's", { 'x-access': { ...READ, who: 'public' } }],
    ['one without a word on access', { 'x-access': undefined }],
    ['one that must be told which', { parameters: [{ required: true }] }],
    ['the same by reference', { parameters: [{ $ref: '#/components/parameters/Wanted' }] }],
    ['one with a body that has to be filled', { requestBody: json({ required: ['id'] }) }],
    ['a file', { requestBody: { content: { 'multipart/form-data': {} } } }],
  ])('is not %s', (_, operation) => {
    expect(readsOf(contract(operation))).toEqual([]);
  });

  it('is not what has its subject in the address', () => {
    expect(readsOf(contract({}, '/things/{id}'))).toEqual([]);
  });
});
