import {
  AWAITING_RECEIPTS,
  SEND_STATES,
  toSendState,
  type SendFilters,
  type SendState,
  type SmsType,
} from '@peyk/shared-sends';
import { SMS_TYPE_NAMES } from '@peyk/shared-sms';
import type { FilterField, SelectOption } from '@peyk/shared-ui';
import type { FilterValuesOf } from '@peyk/shared-url-state';
import type { SendMakerPerson } from '../api/list-send-makers';
import { messages } from '../messages';

const words = messages.filter;
/** All that the specification knows, also those that no screen makes yet. The keys of a record lose their type. */
const ALL_TYPES = Object.keys(SMS_TYPE_NAMES) as SmsType[];
const ID_SHAPE = /^\d{1,19}$/;
const ID_MAX_DIGITS = 19;
const LINE_SHAPE = /^\d{3,20}$/;
const LINE_MAX_DIGITS = 20;
const TEXT_MAX_CHARS = 100;

const checkId = (id: string) => (ID_SHAPE.test(id) ? undefined : words.wrongId);
const checkLine = (line: string) => (LINE_SHAPE.test(line) ? undefined : words.wrongLine);

/** A send that has left and waits for its receipts is shown by a name of its own, so it is found by it. */
const AWAITS_RECEIPTS = 'receipts';
const FINISHED: SendState = 6;

function stateOptions(): { readonly value: string; readonly label: string }[] {
  const states = Object.entries(SEND_STATES).map(([value, { label }]) => ({ value, label }));
  const place = states.findIndex(({ value }) => value === String(FINISHED));
  return states.toSpliced(place, 0, { value: AWAITS_RECEIPTS, label: AWAITING_RECEIPTS.label });
}

/** Those who may have made a send, for the panel of filters. */
interface Makers {
  readonly people: readonly SendMakerPerson[];
  /** They are on their way. */
  readonly loading: boolean;
}

const NO_MAKERS: Makers = { people: [], loading: false };

/** The fields of the panel and the keys of the address, for a list that has sends of these types. */
export function sendFilters(types: readonly SmsType[] = ALL_TYPES, { people, loading }: Makers = NO_MAKERS) {
  return [
    { type: 'search', key: 'text', label: words.text, maxLength: TEXT_MAX_CHARS },
    { type: 'search', key: 'id', label: words.id, kind: 'digits', maxLength: ID_MAX_DIGITS, check: checkId },
    { type: 'options', key: 'state', label: words.state, options: stateOptions() },
    {
      type: 'options',
      key: 'type',
      label: words.type,
      options: types.map((value) => ({ value, label: SMS_TYPE_NAMES[value] })),
    },
    { type: 'search', key: 'line', label: words.line, kind: 'digits', maxLength: LINE_MAX_DIGITS, check: checkLine },
    { type: 'options', key: 'maker', label: words.maker, options: people.map(optionOf), loading },
    { type: 'date_range', key: 'created', label: words.created },
  ] as const satisfies readonly FilterField[];
}

const optionOf = ({ id, name, is_owner: isOwner }: SendMakerPerson): SelectOption => ({
  value: id,
  label: isOwner ? words.owner(name) : name,
});

export type SendFilterValues = FilterValuesOf<ReturnType<typeof sendFilters>>;

/** What the address asks for, as the API takes it. What nobody can mean (`?id=x`) is dropped instead of refused. */
export function toSendFilters({ id, text, state, type, line, maker, created }: SendFilterValues): SendFilters {
  const knownType = ALL_TYPES.find((candidate) => candidate === type);
  const message = text?.trim().slice(0, TEXT_MAX_CHARS) ?? '';
  return {
    ...(id !== undefined && ID_SHAPE.test(id) && { send_id: id }),
    ...(line !== undefined && LINE_SHAPE.test(line) && { number: line }),
    ...(message !== '' && { message }),
    ...toStateFilter(state),
    ...(knownType !== undefined && { type: knownType }),
    ...(maker !== undefined && ID_SHAPE.test(maker) && { user_id: maker }),
    ...(created?.from !== undefined && { from_date: created.from }),
    ...(created?.to !== undefined && { to_date: created.to }),
  };
}

/** As the chip names them: what is called finished waits for no receipts. */
function toStateFilter(state: string | undefined): Pick<SendFilters, 'state' | 'awaits_receipts'> {
  if (state === AWAITS_RECEIPTS) return { state: FINISHED, awaits_receipts: true };
  const known = toSendState(state);
  if (known === undefined) return {};
  return known === FINISHED ? { state: FINISHED, awaits_receipts: false } : { state: known };
}
