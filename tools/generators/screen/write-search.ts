import type { ListFilter } from './list-operation.ts';
import { toConstant } from './names.ts';
import type { Plan } from './plan.ts';

const DIGITS_MAX = 20;
const TEXT_MAX = 100;
const ANY_DIGITS = `^\\d{1,${DIGITS_MAX}}$`;

const shapeName = (name: string) => `${toConstant(name)}_SHAPE`;
const constantOf = (name: string) => `${toConstant(name)}S`;

function field({ name, kind, maxLength }: ListFilter): string {
  const head = `key: '${name}', label: words.filter.${name}`;
  if (kind === 'days') return `{ type: 'date_range', ${head} }`;
  if (kind === 'digits') return `{ type: 'search', ${head}, kind: 'digits', maxLength: ${maxLength ?? DIGITS_MAX} }`;
  if (kind === 'text') return `{ type: 'search', ${head}, maxLength: ${maxLength ?? TEXT_MAX} }`;
  return `{ type: 'options', ${head}, options: ${constantOf(name)}.map((value) => ({ value, label: words.values.${name}[value] })) }`;
}

function spread({ name, kind }: ListFilter): string {
  if (kind === 'days') {
    return `...(created?.from !== undefined && { from_date: created.from }),
    ...(created?.to !== undefined && { to_date: created.to }),`;
  }
  if (kind === 'word') return `...(known_${name} !== undefined && { ${name}: known_${name} }),`;
  if (kind === 'digits') return `...(${name} !== undefined && ${shapeName(name)}.test(${name}) && { ${name} }),`;
  return `...(${name} !== undefined && { ${name} }),`;
}

/** `<name>-search.ts`: the filters of the panel and of the address, and what the API is asked for them. */
export function writeSearch({ list, key, item, constant, pascal, queryFile }: Plan): string {
  const words = list.filters.filter(({ kind }) => kind === 'word');
  const lists = words.map(
    (one) =>
      `const ${constantOf(one.name)} = [${one.values.map((value) => `'${value}'`).join(', ')}] as const satisfies readonly ${item}Filters['${one.name}'][];`,
  );
  const known = words.map(
    (one) => `const known_${one.name} = ${constantOf(one.name)}.find((candidate) => candidate === ${one.name});`,
  );
  const shapes = list.filters
    .filter(({ kind }) => kind === 'digits')
    .map((one) => `const ${shapeName(one.name)} = /${one.pattern ?? ANY_DIGITS}/;`);
  const source = `import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import type { ${item}Filters } from '../../api/${queryFile}';
import { messages } from '../../messages';

const words = messages.${key};
${shapes.join('\n')}
${lists.join('\n')}

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const ${constant}_FILTERS = [
  ${list.filters.map(field).join(',\n  ')},
] as const satisfies readonly FilterField[];

type Values = FilterValuesOf<typeof ${constant}_FILTERS>;

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function to${pascal}Filters({ ${list.filters.map((one) => one.name).join(', ')} }: Values): ${item}Filters {
  ${known.join('\n  ')}
  return {
    ${list.filters.map(spread).join('\n    ')}
  };
}
`;
  // A local name in house style for every known word.
  return source.replaceAll(/known_([a-z_]+)/g, (_whole, word: string) => `known${camel(word)}`);
}

const camel = (snake: string) =>
  snake.replace(/(^|_)([a-z])/g, (_whole, _dash, letter: string) => letter.toUpperCase());
