import type { ListColumn, ListFilter } from './list-operation.ts';
import type { Plan } from './plan.ts';
import { persianOf } from './words.ts';

const quoted = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`;
const entry = (name: string, text: string) => `${/^[a-z_]\w*$/i.test(name) ? name : quoted(name)}: ${quoted(text)}`;

const headOf = ({ name, kind }: ListColumn) => `${persianOf(name) ?? name}${kind === 'money' ? ' (ریال)' : ''}`;

function valuesOf({ list }: Plan): string {
  const closed = new Map<string, ReadonlySet<string>>();
  for (const { name, values } of [...list.columns, ...list.filters] as readonly (ListColumn | ListFilter)[]) {
    if (values.length > 0) closed.set(name, new Set([...(closed.get(name) ?? []), ...values]));
  }
  const entries = [...closed].map(
    ([name, values]) =>
      `${name}: { ${[...values].map((value) => entry(value, persianOf(value) ?? value)).join(', ')} }`,
  );
  return entries.length === 0 ? '' : `values: { ${entries.join(', ')} },`;
}

/** Every sentence of the screen, as the value of one key of the library's messages. */
export function writeMessages(plan: Plan): string {
  const { list, title } = plan;
  const hasFlags = list.columns.some(({ kind }) => kind === 'flag');
  const filters = list.filters.map(({ name }) => entry(name, persianOf(name) ?? name));
  return `{
    title: ${quoted(title)},
    columns: { ${list.columns.map((one) => entry(one.name, headOf(one))).join(', ')} },
    ${filters.length === 0 ? '' : `filter: { ${filters.join(', ')} },`}
    ${valuesOf(plan)}
    ${hasFlags ? "yes: 'بله', no: 'خیر'," : ''}
    emptyTitle: 'هنوز چیزی اینجا نیست',
    emptyHelp: 'هر چه ثبت شود، همین‌جا می‌آید.',
    ${
      filters.length === 0
        ? ''
        : `noResultTitle: 'با این فیلترها چیزی پیدا نشد', noResultHelp: 'فیلترها را کمتر کنید یا همه را بردارید.',`
    }
  }`;
}
