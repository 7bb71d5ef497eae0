import { join } from 'node:path';
import { listOperations } from './document.ts';
import { readContract } from './read-contract.ts';
import { referenceFieldsOf } from './reference-fields.ts';
import { referenceOf, writeErrorCatalogue } from './write-reference.ts';

const document = readContract(join(__dirname, '..', '..'));

const fieldsOf = (operationId: string) => {
  const located = listOperations(document).find(({ operation }) => operation.operationId === operationId)!;
  return new Map(referenceFieldsOf(document, located).map((field) => [field.name, field]));
};

describe('the fields of the reference', () => {
  it('have type, limits and example as the contract does', () => {
    const fields = fieldsOf('sendOneTimeCode');
    expect(fields.get('mobile')).toMatchObject({ type: 'text', isRequired: true, example: '09241234567' });
    expect(fields.get('length')).toMatchObject({ type: 'integer', limits: [4, 8], isRequired: false });
  });

  it('are opened with what is in them, whichever of several forms it belongs to', () => {
    const fields = fieldsOf('createSend');
    expect(fields.get('params.recipients')).toMatchObject({ type: 'list', of: 'text' });
    expect(fields.get('params.messages[].message')).toMatchObject({ type: 'text', isRequired: true });
    expect(fields.get('sending_type')?.choices).toContain('webservice');
    expect(fields.get('rate_per_second')?.isNullable).toBe(true);
  });

  it('of every operation that keys may call have a type', () => {
    const operations = referenceOf(document);
    expect(operations.length).toBeGreaterThan(150);
    const types = new Set(operations.flatMap(({ fields }) => fields.map(({ type }) => type)));
    expect([...types].sort()).toEqual(
      ['boolean', 'day', 'file', 'id', 'instant', 'integer', 'list', 'object', 'text'].sort(),
    );
  });
});

it('says which operations a test key may call', () => {
  const isTestable = (name: string) => referenceOf(document).find((one) => one.name === name)?.isTestable;
  expect([isTestable('otp.send'), isTestable('contacts.add')]).toEqual([true, false]);
});

it('leaves out the errors of what only people do', () => {
  const error = { status: 422, message: 'ورود نشد.', remedy: '', permanent: true };
  const table = (library: string, code: string) => ({ library, about: '', errors: [{ ...error, code }] });
  const written = writeErrorCatalogue([table('server-auth', '422-10'), table('server-send', '422-20')]);
  expect(JSON.parse(written)).toEqual([{ code: '422-20', message: error.message, permanent: true }]);
});
