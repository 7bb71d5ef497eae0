import { columnFault, proposedChoices, toImportColumns } from './import-columns';

it('carries what is proposed to what is asked for, without the columns that go nowhere', () => {
  const column = (field: 'mobile' | 'name' | 'property' | null, property_id: string | null = null) => ({
    ...{ title: null, field, property_id },
  });
  const choices = proposedChoices({
    columns: [column('name'), column(null), column('mobile'), column('property', '7')],
  });
  expect(choices).toEqual(['name', '', 'mobile', 'property:7']);
  expect(toImportColumns(choices)).toEqual([
    { column: 0, field: 'name' },
    { column: 2, field: 'mobile' },
    { column: 3, field: 'property', property_id: '7' },
  ]);
});

it('finds what stands in the way', () => {
  expect(columnFault(['mobile', 'name', 'name', '', ''])).toBeNull();
  expect(columnFault(['name', 'gender'])).toBe('noMobile');
  expect(columnFault(['mobile', 'gender', 'gender'])).toEqual({ twice: 'gender' });
  expect(columnFault(['mobile', 'property:7', 'property:8'])).toBeNull();
});
