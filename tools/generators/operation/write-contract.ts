import type { TableColumn } from './read-table.ts';

interface Described {
  kind: 'get' | 'list' | 'delete';
  name: string;
  domain: string;
  permission: string;
  path: string;
  Item: string;
  english: string;
  columns: readonly TableColumn[];
}

const ANSWER = {
  get: (Item: string) => `x-data: { $ref: '#/components/schemas/${Item}' }`,
  list: (Item: string) => `x-page-of: { $ref: '#/components/schemas/${Item}' }`,
  delete: () => `x-data:
            type: object
            required: [deleted_count]
            properties:
              deleted_count: { type: integer, minimum: 0 }`,
};

const QUESTION = {
  get: `parameters:
        - name: id
          in: query
          required: true
          schema: { $ref: '#/components/schemas/Id' }`,
  list: `requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              properties:
                page: { type: integer, minimum: 1, maximum: 100000, default: 1 }
                limit: { type: integer, minimum: 1, maximum: 100, default: 10 }
                per_page: { $ref: '#/components/schemas/PerPage' }`,
  delete: `requestBody:
        required: true
        content:
          application/json:
            schema:
              type: object
              additionalProperties: false
              required: [ids]
              properties:
                ids:
                  type: array
                  minItems: 1
                  maxItems: 100
                  items: { $ref: '#/components/schemas/Id' }`,
};

const SUMMARY = {
  get: (english: string) => `One ${english}.`,
  list: (english: string) => `Pages of each ${english}, newest first.`,
  delete: (english: string) => `Deletes some, each a ${english}. Ids that are not there do not matter.`,
};

/** The operation as a part of `paths:`. */
export function writePath({ kind, name, domain, permission, path, Item, english }: Described): string {
  return `  ${path}:
    ${kind === 'get' ? 'get' : 'post'}:
      operationId: ${name}
      tags: [${domain}]
      x-access: { who: member, permission: ${permission}, ${kind === 'delete' ? 'effects: [data], ' : ''}impersonator: true, states: any, rate: ${kind === 'delete' ? 'write' : 'read'} }
      summary: ${SUMMARY[kind](english)}
      ${QUESTION[kind]}
      responses:
        '200':
          description: ${kind === 'list' ? 'One page.' : kind === 'get' ? 'As it is now.' : 'How many.'}
          ${ANSWER[kind](Item)}
        default: { $ref: '#/components/responses/Error' }
`;
}

function schemaOf({ name, type, nullable }: TableColumn): string {
  if (name === 'id') return "{ $ref: '#/components/schemas/Id' }";
  if (type === 'Date') return `{ $ref: '#/components/schemas/${nullable ? 'InstantOrNull' : 'Instant'}' }`;
  const plain = { bigint: 'string', number: 'integer', string: 'string', boolean: 'boolean' }[type];
  return `{ type: ${nullable ? `[${plain}, 'null']` : plain} }`;
}

/** The schema of an answer as a part of `components: schemas:`. */
export function writeSchema({ Item, columns }: Described): string {
  const lines = columns.map((column) => `        ${column.name}: ${schemaOf(column)}\n`);
  return `    ${Item}:
      type: object
      required: [${columns.map(({ name }) => name).join(', ')}]
      properties:
${lines.join('')}`;
}
