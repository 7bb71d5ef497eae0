import { faultsOf, writeErrors } from './write-errors';
import type { ErrorTable, ListedError } from './write-errors';

const error = (code: string, change: Partial<ListedError> = {}): ListedError => ({
  code,
  status: Number(code.slice(0, 3)),
  message: 'متن پیام خالی است.',
  remedy: 'Give a text.',
  permanent: true,
  ...change,
});
const table = (library: string, ...errors: ListedError[]): ErrorTable => ({
  library,
  about: 'What can be wrong.',
  errors,
});

describe('the list of errors', () => {
  it('has a table for each library, in the order of codes', () => {
    const text = writeErrors([
      table('server-send', error('422-21', { permanent: false }), error('409-30'), error('422-3')),
    ]);
    expect(text).toContain('## server-send\n\nWhat can be wrong.\n');
    expect(text.match(/`\d{3}-\d+`/g)).toEqual(['`409-30`', '`422-3`', '`422-21`']);
    expect(text).toContain('| `422-3` | متن پیام خالی است. | Give a text. | no |');
    expect(text).toContain('| `422-21` | متن پیام خالی است. | Give a text. | yes |');
  });

  it('keeps a cell on its line', () => {
    const text = writeErrors([table('server-send', error('422-1', { remedy: 'a | b\nc' }))]);
    expect(text).toContain('| a \\| b c |');
  });

  it('refuses a code with two meanings', () => {
    const tables = [table('server-send', error('422-1')), table('server-wallet', error('422-1'))];
    expect(faultsOf(tables)).toEqual([
      '422-1 stands in server-send and in server-wallet: give one of them another number.',
    ]);
    expect(() => writeErrors(tables)).toThrow('not in order');
  });

  it('refuses a code that does not begin with its status', () => {
    expect(faultsOf([table('server-send', error('422-1', { status: 409 }))])).toHaveLength(1);
    expect(faultsOf([table('server-send', error('422-x', { status: 422 }))])).toHaveLength(1);
  });
});
