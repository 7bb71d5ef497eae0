import { codeText } from './code-text';

it.each([
  ['17958950282', '۱۷۹۵۸۹۵۰۲۸۲'],
  ['502229******5995', '۵۰۲۲۲۹******۵۹۹۵'],
  ['GmshtyQx17958950282', 'GmshtyQx17958950282'],
])('%s is shown as %s', (code, shown) => {
  expect(codeText(code)).toBe(shown);
});
