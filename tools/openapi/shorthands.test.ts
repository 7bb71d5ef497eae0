import type { Part } from './document.ts';
import { expandShorthands } from './shorthands.ts';

const draft = { $ref: '#/components/schemas/Draft' };
// A part of a document as YAML gives it.
const expanded = (answer: object) =>
  expandShorthands({
    file: 'a.yaml',
    content: { paths: { '/a': { get: { responses: { '200': answer } } } } },
  } as unknown as Part).content as unknown as { paths: { '/a': { get: { responses: { '200': object } } } } };
const dataOf = (answer: object) => JSON.stringify(expanded(answer).paths['/a'].get.responses['200']);
const envelope = (data: string) =>
  `{"description":"One.","content":{"application/json":{"schema":{"type":"object","required":["data","meta"],"properties":{"data":${data},"meta":{"$ref":"#/components/schemas/Meta"}}}}}}`;

it.each([
  ['x-data', '{"$ref":"#/components/schemas/Draft"}'],
  [
    'x-list-of',
    '{"type":"object","required":["items"],"properties":{"items":{"type":"array","items":{"$ref":"#/components/schemas/Draft"}}}}',
  ],
  [
    'x-page-of',
    '{"type":"object","required":["items","paging"],"properties":{"items":{"type":"array","items":{"$ref":"#/components/schemas/Draft"}},"paging":{"$ref":"#/components/schemas/Page"}}}',
  ],
])('%s stands for an envelope, in the order in which it is written by hand', (shorthand, data) => {
  expect(dataOf({ description: 'One.', [shorthand]: draft })).toBe(envelope(data));
});
