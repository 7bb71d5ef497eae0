import type { FilterField, SelectOption } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import { normaliseDigits } from '@peyk/shared-validation';
import type { ApiCall, ApiCallDetail, CallFilters } from '../api/api-calls';
import { callsMessages as messages } from '../calls-messages';
import OPERATION_NAMES from './operation-names.gen.json';
import { NOUNS, titleOf } from './operation-titles';

const NAMES: Readonly<Record<string, string>> = OPERATION_NAMES;
const CODE = /^[1-5]\d\d(-\d{1,4})?$/;
const ID = /^\d{1,19}$/;
const CODE_MAX_CHARS = 8;
const RESULTS = ['succeeded', 'refused', 'failed'] as const;
export type CallResult = (typeof RESULTS)[number];

/** What people call an operation; its own name where no title is known, as for other APIs that are spoken here. */
export function callTitle({ surface, operation }: Pick<ApiCall, 'surface' | 'operation'>): string | undefined {
  return surface === 'api' ? titleOf(NAMES[operation] ?? '') : undefined;
}

export function resultOf(status: number): CallResult {
  if (status < 400) return 'succeeded';
  return status < 500 ? 'refused' : 'failed';
}

/** Under the noun that they are about, for two of them may have one title. */
const OPERATION_OPTIONS: readonly SelectOption[] = Object.entries(NAMES).flatMap(([operation, name]) => {
  const title = titleOf(name);
  const noun = NOUNS[name.split('.')[0] ?? ''];
  return title === undefined ? [] : [{ value: operation, label: noun === undefined ? title : `${noun}: ${title}` }];
});

const codeOf = (text: string) => normaliseDigits(text).trim();

/** What the list can be narrowed to: the fields of the panel and the keys of the address. */
export const callFilters = (keys: readonly SelectOption[], loading: boolean) =>
  [
    {
      type: 'search',
      key: 'code',
      label: messages.filters.code,
      kind: 'latin',
      maxLength: CODE_MAX_CHARS,
      placeholder: messages.filters.codeHint,
      check: (text: string) => (CODE.test(codeOf(text)) ? undefined : messages.filters.badCode),
    },
    {
      type: 'options',
      key: 'result',
      label: messages.columns.status,
      options: RESULTS.map((value) => ({ value, label: messages.results[value] })),
    },
    { type: 'options', key: 'operation', label: messages.columns.operation, options: OPERATION_OPTIONS },
    { type: 'options', key: 'key', label: messages.columns.key, options: keys, loading },
    { type: 'date_range', key: 'at', label: messages.columns.at },
  ] as const satisfies readonly FilterField[];

/** What the address asks for, as the API takes it. What nobody can mean is dropped instead of refused. */
export function toCallFilters({
  code = '',
  result,
  operation,
  key,
  at,
}: FilterValuesOf<ReturnType<typeof callFilters>>): CallFilters {
  const known = RESULTS.find((one) => one === result);
  return {
    ...(CODE.test(codeOf(code)) && { code: codeOf(code) }),
    ...(known !== undefined && { result: known }),
    ...(operation !== undefined && Object.hasOwn(NAMES, operation) && { operation }),
    ...(key !== undefined && ID.test(key) && { key_id: key }),
    ...(at?.from !== undefined && { from: at.from }),
    ...(at?.to !== undefined && { to: at.to }),
  };
}

interface AnswerWithSend {
  readonly data?: { readonly send_id?: unknown; readonly test?: unknown } | null;
}

/** The send that a call made, when there is one that has a report. */
export function sendOf({ call, answer }: Pick<ApiCallDetail, 'call' | 'answer'>): string | undefined {
  if (answer === null || call.status >= 400) return undefined;
  const data = (JSON.parse(answer) as AnswerWithSend | null)?.data;
  const id = data?.send_id;
  return typeof id === 'string' && ID.test(id) && data?.test !== true ? id : undefined;
}
