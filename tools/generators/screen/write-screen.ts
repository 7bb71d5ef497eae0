import type { Plan } from './plan.ts';

/** `<name>-screen.tsx`: the list as `shared/screens` makes it, of what only this one has. */
export function writeScreen({ list, name, key, pascal, constant, query, queryFile }: Plan): string {
  const isFiltered = list.filters.length > 0;
  return `import { ListScreen, useListScreen } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { EmptyFace } from '@peyk/shared-ui';
import { ${query} } from '../../api/${queryFile}';
import { messages } from '../../messages';
${isFiltered ? `import { ${constant}_FILTERS, to${pascal}Filters } from './${name}-search';\n` : ''}import { ${constant}_TABLE } from './${name}-table';

const words = messages.${key};

/** ${list.summary} */
export default function ${pascal}Screen() {
  usePage({ title: words.title, hideBack: true });
  const list = useListScreen({
    name: '${name}',
    filters: ${isFiltered ? `${constant}_FILTERS` : '[]'},
    toFilters: ${isFiltered ? `to${pascal}Filters` : '() => ({})'},
    query: ${query},
  });
  return (
    <ListScreen
      list={list}
      table={${constant}_TABLE}
      noResult={${isFiltered ? '{ title: words.noResultTitle, help: words.noResultHelp }' : '{ title: words.emptyTitle }'}}
      empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
`;
}
