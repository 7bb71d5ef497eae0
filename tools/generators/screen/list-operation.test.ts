import { join } from 'node:path';
import { readContract } from '../../openapi/read-contract.ts';
import { readListOperation } from './list-operation.ts';
import { planOf, unnamed } from './plan.ts';

const contract = readContract(join(__dirname, '../../..'));
const LISTS = ['listSends', 'listTransactions', 'listNews'];

describe('a list out of the contract', () => {
  it('is asked by the method and path of its operation', () => {
    expect(readListOperation(contract, 'listSends')).toMatchObject({
      method: 'POST',
      path: '/report/new_list',
      itemSchema: 'Send',
      rowKey: 'id',
    });
    expect(readListOperation(contract, 'listNews')).toMatchObject({ method: 'GET', path: '/news/list', filters: [] });
  });

  it('shows each kind of thing in its own way', () => {
    const kinds = Object.fromEntries(
      readListOperation(contract, 'listSends').columns.map(({ name, kind }) => [name, kind]),
    );
    expect(kinds).toMatchObject({ id: 'code', type: 'word', summary: 'text', cost: 'money', created_at: 'instant' });
  });

  it('makes one filter of the two ends of a range of days', () => {
    const names = readListOperation(contract, 'listTransactions').filters.map(({ name }) => name);
    expect(names).toEqual(['type', 'kind', 'send_id', 'created']);
  });

  it('names what a person must judge, such as a state that is a number', () => {
    const { columns, leftOut } = readListOperation(contract, 'listSends');
    expect(columns.map(({ name }) => name)).not.toContain('state');
    expect(leftOut).toEqual(expect.arrayContaining(['state', 'counts', 'the filter state']));
  });

  it.each(LISTS)('has a Persian word for everything in %s', (operation) => {
    const list = readListOperation(contract, operation);
    expect(unnamed(planOf({ library: 'reports', name: 'archive', operation }, list, ''))).toEqual([]);
  });

  it('offers the operations there are for one that is not there', () => {
    expect(() => readListOperation(contract, 'listThings')).toThrow(
      /no operation listThings\. Choose one .*listSends.*listTransactions/,
    );
  });

  it('refuses an operation that answers no page, or that cannot be asked without more', () => {
    expect(() => readListOperation(contract, 'getCredit')).toThrow('getCredit does not answer a page of items.');
    expect(() => readListOperation(contract, 'listRecipients')).toThrow(
      'listRecipients cannot be asked without send_id.',
    );
  });
});
