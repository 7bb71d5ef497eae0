import type { Plan } from './plan.ts';

/** `<name>-screen.tsx`: the list with its faces, filters and paging, all of it in the address. */
export function writeScreen(plan: Plan): string {
  return plan.list.filters.length > 0 ? filtered(plan) : plain(plan);
}

function filtered({ list, name, key, pascal, constant, query, queryFile }: Plan): string {
  return `import { useQuery } from '@tanstack/react-query';
import { useAppSelector, useKept, usePage } from '@peyk/shared-store';
import { DataList, EmptyFace, FilterPanel, readSavedFilters, readTableLook } from '@peyk/shared-ui';
import { useExistingPage, useFilters, usePaging } from '@peyk/shared-url-state';
import { ${query} } from '../../api/${queryFile}';
import { messages } from '../../messages';
import { ${constant}_FILTERS, to${pascal}Filters } from './${name}-search';
import { ${constant}_TABLE } from './${name}-table';

const words = messages.${key};

/** ${list.summary} */
export default function ${pascal}Screen() {
  usePage({ title: words.title, hideBack: true });
  const filters = useFilters(${constant}_FILTERS);
  const paging = usePaging();
  const [look, keepLook] = useKept('table:${name}', readTableLook);
  const [saved, keepSaved] = useKept('filters:${name}', readSavedFilters);
  const searchShortcut = useAppSelector(({ preferences }) => !preferences.shortcutsOff);
  const { page, limit } = paging;
  const query = useQuery(${query}({ page, limit, filters: to${pascal}Filters(filters.values) }));
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  return (
    <DataList
      title={words.title}
      query={query}
      table={${constant}_TABLE}
      paging={{ ...paging, exists }}
      look={look}
      onLook={keepLook}
      filter={
        <FilterPanel
          fields={${constant}_FILTERS}
          values={filters.values}
          onApply={filters.apply}
          onClear={filters.clear}
          saved={{ items: saved, onChange: keepSaved }}
          searchShortcut={searchShortcut}
        />
      }
      isFiltered={filters.activeCount > 0}
      onClearFilters={filters.clear}
      noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
      empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
`;
}

function plain({ list, name, key, pascal, constant, query, queryFile }: Plan): string {
  return `import { useQuery } from '@tanstack/react-query';
import { useKept, usePage } from '@peyk/shared-store';
import { DataList, EmptyFace, readTableLook } from '@peyk/shared-ui';
import { useExistingPage, usePaging } from '@peyk/shared-url-state';
import { ${query} } from '../../api/${queryFile}';
import { messages } from '../../messages';
import { ${constant}_TABLE } from './${name}-table';

const words = messages.${key};

/** ${list.summary} */
export default function ${pascal}Screen() {
  usePage({ title: words.title, hideBack: true });
  const paging = usePaging();
  const [look, keepLook] = useKept('table:${name}', readTableLook);
  const { page, limit } = paging;
  const query = useQuery(${query}({ page, limit }));
  const exists = useExistingPage(paging, query.isPlaceholderData ? undefined : query.data?.paging.total);
  return (
    <DataList
      title={words.title}
      query={query}
      table={${constant}_TABLE}
      paging={{ ...paging, exists }}
      look={look}
      onLook={keepLook}
      isFiltered={false}
      onClearFilters={() => paging.setPage(1)}
      noResult={{ title: words.emptyTitle }}
      empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} />}
    />
  );
}
`;
}
