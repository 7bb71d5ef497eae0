import type { ContactsFile, ImportField, ImportRequest } from '../api/import-contacts';

/** What a column goes to, as one word: a field, `property:7`, or '' for nothing. */
export type ColumnChoice = '' | Exclude<ImportField, 'property'> | `property:${string}`;

const PROPERTY = 'property:';

/** What the server proposes. */
export function proposedChoices({ columns }: Pick<ContactsFile, 'columns'>): readonly ColumnChoice[] {
  return columns.map(({ field, property_id }): ColumnChoice => {
    if (field === null) return '';
    return field === 'property' ? `${PROPERTY}${property_id ?? ''}` : field;
  });
}

/** As the server takes it; columns that go nowhere are left out. */
export function toImportColumns(choices: readonly ColumnChoice[]): ImportRequest['columns'] {
  return choices.flatMap((choice, column): ImportRequest['columns'] => {
    if (choice === '') return [];
    if (!isProperty(choice)) return [{ column, field: choice }];
    return [{ column, field: 'property', property_id: choice.slice(PROPERTY.length) }];
  });
}

const isProperty = (choice: ColumnChoice): choice is `property:${string}` => choice.startsWith(PROPERTY);

/** What stands in the way of an import: no column of numbers, or the choice that two columns share. Several may be a part of the name. */
export function columnFault(choices: readonly ColumnChoice[]): 'noMobile' | { readonly twice: ColumnChoice } | null {
  const single = choices.filter((choice) => choice !== '' && choice !== 'name');
  const twice = single.find((choice, place) => single.indexOf(choice) !== place);
  if (twice !== undefined) return { twice };
  return single.includes('mobile') ? null : 'noMobile';
}
