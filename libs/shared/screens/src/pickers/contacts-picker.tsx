import { answerOf, api } from '@peyk/shared-api-client';
import type { components } from '@peyk/shared-contract';
import { Caption, MobileNumber, MultiSelectBox, space, type FieldProps } from '@peyk/shared-ui';
import { formatMobile, parseMobile } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { keepPreviousData, queryOptions, useQuery } from '@tanstack/react-query';
import { pagesOf } from './pages-of';
import type { PickerSource } from './picker-source';
import { usePicker } from './use-picker';

/** A contact as it is chosen: by its name, or by its number where it has none. */
export interface ContactChoice {
  readonly id: string;
  readonly label: string;
  /** In the stored form; absent where only the choice was kept. */
  readonly number?: string;
  /** Only its id is known: the label stands for it until it is asked for. */
  readonly isUnnamed?: boolean;
}

const PAGE_SIZE = 20;

const SOURCE: PickerSource<ContactChoice> = {
  name: 'contacts',
  ...pagesOf<ContactChoice>({
    queryKey: ['contacts'],
    pageSize: PAGE_SIZE,
    load: async ({ page, limit, search, signal }) => {
      const filters = search === '' ? {} : { search };
      const body = { page, limit, filters };
      const { items } = await answerOf(api.POST('/phonebooks/numbers/contact-list', { body, signal }));
      return items.map(choiceOf);
    },
  }),
  toOption: (contact) => ({ value: contact.id, label: contact.label, content: <ContactOption contact={contact} /> }),
};

const choiceOf = ({ id, name, mobile }: components['schemas']['Contact']): ContactChoice => ({
  ...{ id, label: name ?? shownNumber(mobile), number: mobile },
});

/** So many are asked for by their ids at once; those behind them keep their labels. */
const MOST_NAMED = 100;

/** Contacts of which only the ids are known. Whose numbers are hidden from who asks come with their middle hidden. */
function namesQuery(ids: readonly string[]) {
  return queryOptions({
    queryKey: ['contacts', 'named', ids] as const,
    queryFn: async ({ signal }) => {
      const body = { ids: [...ids], limit: MOST_NAMED };
      const { items } = await answerOf(api.POST('/phonebooks/numbers/contact-list', { body, signal }));
      return items.map(choiceOf);
    },
    enabled: ids.length > 0,
    placeholderData: keepPreviousData,
  });
}

/** Choices with the names of those that only had ids. Who may not read contacts, and who is gone, keep their labels. */
function useNamed(chosen: readonly ContactChoice[]): readonly ContactChoice[] {
  const ids = chosen.filter(({ isUnnamed }) => isUnnamed).map(({ id }) => id);
  const { data: known = [] } = useQuery(namesQuery(ids.slice(0, MOST_NAMED)));
  const named = new Map(known.map((contact) => [contact.id, contact]));
  return chosen.map((contact) => (contact.isUnnamed ? (named.get(contact.id) ?? contact) : contact));
}

/** For a list of names among which it stands: `۰۹۲۴ ۱۲۳ ۴۵۶۷`. */
function shownNumber(stored: string): string {
  const mobile = parseMobile(stored);
  return toPersianDigits(mobile === null ? stored : formatMobile(mobile));
}

function ContactOption({ contact: { label, number } }: { readonly contact: ContactChoice }) {
  const isNamed = number === undefined || label !== shownNumber(number);
  return (
    <span style={{ display: 'flex', flexWrap: 'wrap', alignItems: 'baseline', columnGap: space[2], minInlineSize: 0 }}>
      {isNamed && <bdi style={{ overflowWrap: 'anywhere' }}>{label}</bdi>}
      {number !== undefined && (
        <Caption>
          <MobileNumber number={number} />
        </Caption>
      )}
    </span>
  );
}

interface ContactsPickerProps extends Omit<FieldProps<readonly string[]>, 'value' | 'onChange'> {
  readonly value: readonly ContactChoice[];
  readonly onChange: (chosen: readonly ContactChoice[]) => void;
}

/** Chooses contacts, found by name or number while one types. It answers contacts and not ids: their names are shown before any is loaded. */
export function ContactsPicker({ value: given, onChange, ...field }: ContactsPickerProps) {
  const { list, items, take } = usePicker(SOURCE, undefined);
  const value = useNamed(given);
  const change = (ids: readonly string[]) => {
    const known = new Map([...items, ...value].map((contact) => [contact.id, contact]));
    onChange((take(ids) ?? []).flatMap((id) => known.get(id) ?? []));
  };
  return (
    <MultiSelectBox
      {...field}
      {...list}
      value={value.map(({ id }) => id)}
      chosenOptions={value.map(SOURCE.toOption)}
      onChange={change}
    />
  );
}
