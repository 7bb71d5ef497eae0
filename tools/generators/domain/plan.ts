import { isKebab, toCamel, toConstant, toPascal } from '../screen/names.ts';
import type { Field } from './fields.ts';
import { readFields } from './fields.ts';
import { linked } from './persian.ts';

/** What is asked of the generator. */
export interface DomainOptions {
  name: string;
  item: string;
  title: string;
  itemTitle: string;
  fields: string;
}

/** Numbers that the workspace gives out. */
export interface Numbers {
  /** Of the migration: `0210`. */
  number: string;
  /** The first number of the domain's errors: 120 makes `404-120`. */
  code: number;
}

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** Every word that the templates use. @throws in a sentence that says what to change */
export function planOf(options: DomainOptions, numbers: Numbers) {
  const { name, item, title, itemTitle } = options;
  for (const one of [name, item]) {
    if (!isKebab(one)) throw new Error(`"${one}" is no name in kebab-case, such as old-notes.`);
  }
  if (name === item) throw new Error(`--name is many and --item is one of them: both are ${name}.`);
  for (const words of [title, itemTitle]) {
    if (!/^[\p{Script=Arabic}\s\u200c]+$/u.test(words)) throw new Error(`"${words}" is no Persian name.`);
  }
  const fields = readFields(options.fields, item);
  const [first, ...others] = fields as [Field, ...Field[]];
  const plural = name.replaceAll('-', ' ');
  return {
    ...numbers,
    name,
    item,
    title,
    itemTitle,
    itemEzafe: linked(itemTitle),
    camel: toCamel(name),
    Names: toPascal(name),
    itemCamel: toCamel(item),
    Item: toPascal(item),
    CONSTANT: toConstant(name),
    table: name.replaceAll('-', '_'),
    permission: item.replaceAll('-', ''),
    english: item.replaceAll('-', ' '),
    plural,
    Plural: capital(plural),
    fields,
    first,
    others,
    required: fields.filter(({ optional }) => !optional),
    optional: fields.filter(({ optional }) => optional),
    pieces: [...new Set(fields.map(({ piece }) => piece))].sort(),
  };
}

export type Plan = ReturnType<typeof planOf>;
