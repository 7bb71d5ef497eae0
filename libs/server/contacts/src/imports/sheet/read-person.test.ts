import type { ImportColumn } from './import-columns';
import { readPerson } from './read-person';
import type { RowRules } from './read-person';

const columns: ImportColumn[] = [
  { column: 0, field: 'name' },
  { column: 1, field: 'name' },
  { column: 2, field: 'mobile' },
  { column: 4, field: 'gender' },
  { column: 5, field: 'birth_date' },
  { column: 6, field: 'property', propertyId: '7' },
  { column: 7, field: 'property', propertyId: '8' },
];
const rules: RowRules = {
  columns,
  properties: new Map([
    ['7', { title: 'امتیاز', type: 'int' }],
    ['8', { title: 'عضویت', type: 'date' }],
  ]),
  today: '2026-11-20',
};

it('makes a person of the columns that are taken, with all parts of the name', () => {
  const cells = ['سارا', ' محمدی ', '09241110001', 'نادیده', 'خانم', '1370/02/14', '۱۲', '1405/08/01'];
  expect(readPerson(cells, rules)).toEqual({
    person: {
      mobile: 241_110_001,
      name: 'سارا محمدی',
      gender: 2,
      birthDate: '1991-05-04',
      properties: { '7': 12, '8': '2026-10-23' },
    },
  });
});

it('knows nothing of what is empty or not there', () => {
  expect(readPerson(['', '', '09241110001'], rules)).toEqual({
    person: { mobile: 241_110_001, name: null, gender: null, birthDate: null, properties: null },
  });
});

it('keeps no control character in a name', () => {
  expect(readPerson(['سارا\nمحمدی\0', '', '09241110001'], rules)).toMatchObject({ person: { name: 'سارا محمدی' } });
});

it('tells everything that is wrong, and then takes nothing', () => {
  const cells = ['ا'.repeat(101), '', '0912', '', 'نمی‌دانم', '1500/01/01', 'زیاد', 'فردا'];
  const { reasons } = readPerson(cells, rules);
  expect(reasons).toHaveLength(6);
  expect(reasons?.join(' ')).toMatch(/یازده رقم.*۱۰۰ نویسه.*جنسیت.*تاریخ تولد.*«امتیاز».*«عضویت»/);
});

it('takes nobody who is born tomorrow or long ago', () => {
  const born = (day: string) => readPerson(['', '', '09241110001', '', '', day], rules);
  expect(born('2026-11-20')).toMatchObject({ person: { birthDate: '2026-11-20' } });
  expect(born('2026-11-21').reasons).toHaveLength(1);
  expect(born('1879-12-31').reasons).toHaveLength(1);
});
