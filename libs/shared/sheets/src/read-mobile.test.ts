import { readMobile } from './read-mobile';

it.each([
  '09241110001',
  '9241110001',
  '+98 924 111 0001',
  '(0924) 111-0001',
  '۰۹۲۴۱۱۱۰۰۰۱',
  '9.241110001E9',
  '9.241110001E+09',
  '9.89241110001e+11',
  '0924\u0001111\n0001',
  '\u202a+989241110001\u202c',
])('reads %j', (text) => {
  expect(readMobile(text)).toEqual({ key: 241_110_001 });
});

it.each([
  ['', 'empty'],
  ['  ', 'empty'],
  ['9.24E+09', 'rounded'],
  ['9.24111E+09', 'rounded'],
  ['۹.۲۴E+۰۹', 'rounded'],
  ['علی', 'letters'],
  ['09241110001 - 09041110002', 'wrong'],
  ['0912', 'wrong'],
  ['02111111111', 'wrong'],
])('says why %j is no number', (text, fault) => {
  expect(readMobile(text)).toEqual({ fault });
});
