import type { Plan } from './plan.ts';

/** The type of what the list can be narrowed to, out of the contract. */
function filtersType({ list }: Plan): string {
  return list.method === 'POST'
    ? `NonNullable<operations['${list.operationId}']['requestBody']['content']['application/json']['filters']>`
    : `Omit<NonNullable<operations['${list.operationId}']['parameters']['query']>, 'page' | 'limit'>`;
}

function itemType({ list }: Plan): string {
  return list.itemSchema === undefined
    ? `operations['${list.operationId}']['responses'][200]['content']['application/json']['data']['items'][number]`
    : `components['schemas']['${list.itemSchema}']`;
}

/** `src/api/<verb-noun>.ts`: the query options that loader, screen and invalidation share. */
export function writeQuery(plan: Plan): string {
  const { list, item } = plan;
  const filtered = list.filters.length > 0;
  const imports = [
    ...(list.itemSchema === undefined ? [] : ['components']),
    ...(filtered || list.itemSchema === undefined ? ['operations'] : []),
  ];
  const body = filtered ? '{ page, limit, ...(Object.keys(filters).length > 0 && { filters }) }' : '{ page, limit }';
  const params = filtered ? '{ page, limit, ...filters }' : '{ page, limit }';
  const call =
    list.method === 'POST'
      ? `api.POST('${list.path}', { body: ${body}, signal })`
      : `api.GET('${list.path}', { params: { query: ${params} }, signal })`;
  return `import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { answerOf, api } from '@peyk/shared-api-client';
import type { ${imports.join(', ')} } from '@peyk/shared-contract';
import type { ListRequest } from '@peyk/shared-screens';

export type ${item} = ${itemType(plan)};
${
  filtered
    ? `
/** What the list can be narrowed to; everything absent means all. */
export type ${item}Filters = ${filtersType(plan)};
`
    : ''
}
/** ${list.summary} */
export function ${plan.query}({ page, limit${filtered ? ', filters' : ''} }: ListRequest<${filtered ? `${item}Filters` : 'object'}>) {
  return queryOptions({
    queryKey: ['${plan.options.library}', '${plan.queryFile}', page, limit${filtered ? ', filters' : ''}] as const,
    queryFn: ({ signal }) => answerOf(${call}),
    placeholderData: keepPreviousData,
  });
}
`;
}
