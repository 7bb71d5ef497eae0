import { answerOf, api } from '@peyk/shared-api-client';
import { Caption, MobileNumber, MultiSelectBox, space, type FieldProps } from '@peyk/shared-ui';
import { formatMobile, parseMobile } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { pagesOf } from './pages-of';
import type { PickerSource } from './picker-source';
import { usePicker } from './use-picker';

/** A contact as it is chosen: by its name, or by its number where it has none. */
export interface ContactChoice {
  readonly id: string;
  readonly label: string;
  /** In the stored form; absent where only the choice was kept. */
  readonly number?: string;
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
      return items.map(({ id, name, mobile }) => ({ id, label: name ?? shownNumber(mobile), number: mobile }));
    },
  }),
  toOption: (contact) => ({ value: contact.id, label: contact.label, content: <ContactOption contact={contact} /> }),
};

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
export function ContactsPicker({ value, onChange, ...field }: ContactsPickerProps) {
  const { list, items, take } = usePicker(SOURCE, undefined);
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
