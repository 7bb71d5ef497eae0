import { described, variablesOf } from './described-variables';
import { diffWords } from './diff-words';

it('shows what was taken out and put in, and both texts can be read from it', () => {
  const [older, newer] = ['کد شما: {{code}} است', 'سلام، کد ورود شما: {{code}}'];
  const runs = diffWords(older, newer);
  const textOf = (other: string) => runs.filter(({ kind }) => kind !== other).map(({ text }) => text);
  expect(textOf('new').join('')).toBe(older);
  expect(textOf('gone').join('')).toBe(newer);
  expect(runs).toContainEqual({ kind: 'gone', text: ' است' });
  expect(diffWords('', 'سلام')).toEqual([{ kind: 'new', text: 'سلام' }]);
  expect(diffWords('سلام', 'سلام')).toEqual([{ kind: 'same', text: 'سلام' }]);
});

it('describes a variable as its name promises, until somebody says otherwise', () => {
  const text = '{{name}} {{otp_code}} {{amount}} {{pay_link}} {{due_date}}';
  expect(variablesOf(text, []).map(({ type }) => type)).toEqual(['string', 'code', 'number', 'link', 'date']);
  const name = { name: 'name', type: 'code', maxLength: 3 } as const;
  expect(variablesOf('{{name}}', described([], name))).toEqual([name]);
});
