import type { FilterField } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import type { RecipientRequest } from '../api/list-recipients';
import { messages } from '../messages';
import { RECIPIENT_STATUSES, STATUS_ORDER, toRecipientStatus } from './recipient-status';

const words = messages.filter;
const NUMBER_SHAPE = /^\d{3,14}$/;
const NUMBER_MAX_DIGITS = 14;

const checkNumber = (number: string) => (NUMBER_SHAPE.test(number) ? undefined : words.wrongNumber);

/** What the recipients of a send can be narrowed to: the fields of the panel and the keys of the address. */
export const RECIPIENT_FILTERS = [
  {
    type: 'search',
    key: 'number',
    label: words.number,
    kind: 'tel',
    maxLength: NUMBER_MAX_DIGITS,
    check: checkNumber,
  },
  {
    type: 'options',
    key: 'status',
    label: words.state,
    options: STATUS_ORDER.map((status) => ({ value: String(status), label: RECIPIENT_STATUSES[status].label })),
  },
] as const satisfies readonly FilterField[];

/** Of someone who sees numbers masked: the API finds nothing by them. */
export const MASKED_RECIPIENT_FILTERS = [RECIPIENT_FILTERS[1]] as const;

export type RecipientFilterValues = Partial<FilterValuesOf<typeof RECIPIENT_FILTERS>>;

/** What the address asks for, as the API takes it; what nobody can mean is dropped. */
export function toRecipientFilters({
  number,
  status,
}: RecipientFilterValues): Pick<RecipientRequest, 'number' | 'status'> {
  return {
    number: number !== undefined && NUMBER_SHAPE.test(number) ? number : undefined,
    status: toRecipientStatus(status),
  };
}
