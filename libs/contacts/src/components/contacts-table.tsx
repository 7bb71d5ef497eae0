import { fillPath } from '@peyk/shared-module';
import { RowLink } from '@peyk/shared-screens';
import {
  Caption,
  MobileNumber,
  When,
  space,
  styled,
  tabular,
  type ActionMenuItem,
  type Column,
  type TableProps,
} from '@peyk/shared-ui';
import { localNumber } from '@peyk/shared-sms';
import { Fragment } from 'react';
import type { Contact } from '../api/list-contacts';
import { CONTACTS_PATHS } from '../contacts-paths';
import { messages } from '../messages';
import { showDay } from '../model/show-day';
import { contactKey } from '../model/contact-key';
import { ContactFlags } from './contact-flags';
import { TagChip } from './tag-chip';

const words = messages.contacts;

const Name = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });
const Tags = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[1],
  minInlineSize: 0,
});
const TAGS_NAMED = 3;
const Item = styled('div')({ display: 'grid', justifyItems: 'start', gap: space[1], minInlineSize: 0 });

export const contactPath = (id: string) => fillPath(CONTACTS_PATHS.one, { id });
/** Stars would turn a masked number around between Persian words. */
const isolated = (number: string) => (number.includes('*') ? `\u2066${number}\u2069` : number);

/** What a contact is called where it needs a name: its number, if it has none. */
export const nameOf = ({ name, mobile }: Pick<Contact, 'name' | 'mobile'>) => name ?? isolated(localNumber(mobile));

interface ContactsTable {
  /** Not for the contacts of one phonebook, who all stand in it. */
  readonly withPhonebooks: boolean;
  readonly onOpen: (contact: Contact) => void;
  /** Absent for those who may not edit. */
  readonly onEdit: ((contact: Contact) => void) | undefined;
}

/** How contacts are listed: a table on the desktop, a list on the phone. */
export function contactsTable({ withPhonebooks, onOpen, onEdit }: ContactsTable): TableProps<Contact> {
  const phonebooks: Column<Contact> = {
    ...{ key: 'phonebooks', head: words.phonebooks, width: '22%', lines: 2 },
    cell: (contact) => <Places contact={contact} />,
  };
  const edit = (contact: Contact): ActionMenuItem => ({
    ...{ key: 'edit', label: messages.edit, icon: 'pencil' },
    onSelect: () => onEdit?.(contact),
  });
  return {
    caption: words.caption,
    columns: [
      { key: 'name', head: words.name, always: true, cell: (contact) => <NameCell contact={contact} /> },
      { key: 'number', head: words.number, width: '16%', cell: ({ mobile }) => <MobileNumber number={mobile} /> },
      ...(withPhonebooks ? [phonebooks] : []),
      { key: 'gender', head: words.gender, width: '8%', cell: genderOf },
      { key: 'birthDate', head: words.birthDate, width: '12%', cell: (contact) => <BirthDay contact={contact} /> },
      { key: 'created', head: words.created, width: '14%', cell: ({ created_at }) => <When instant={created_at} /> },
    ],
    rowKey: contactKey,
    rowName: nameOf,
    onRowPress: onOpen,
    rowActions: onEdit && ((contact) => [edit(contact)]),
    mobileItem: (contact) => (
      <Item>
        <NameLink contact={contact} />
        <MobileNumber number={contact.mobile} />
        <ContactTags contact={contact} />
        {withPhonebooks && contact.phonebooks_count > 0 && (
          <Caption>
            <Places contact={contact} />
          </Caption>
        )}
        <ContactFlags contact={contact} />
      </Item>
    ),
  };
}

function genderOf({ gender }: Contact): string {
  return gender === null ? '' : messages.genders[gender];
}

/** The phonebooks by name, and how many more there are. */
function Places({ contact: { phonebooks, phonebooks_count } }: { readonly contact: Contact }) {
  const more = phonebooks_count - phonebooks.length;
  return (
    <>
      {phonebooks.map(({ id, title }, index) => (
        <Fragment key={id}>
          {index > 0 && '، '}
          <bdi>{title}</bdi>
        </Fragment>
      ))}
      {more > 0 && `، ${words.more(more)}`}
    </>
  );
}

function BirthDay({ contact: { birth_date } }: { readonly contact: Contact }) {
  return birth_date === null ? null : <span style={tabular}>{showDay(birth_date)}</span>;
}

function NameLink({ contact }: { readonly contact: Contact }) {
  return (
    <RowLink to={contactPath(contact.id)}>
      {contact.name === null ? <Caption>{messages.noName}</Caption> : <bdi>{contact.name}</bdi>}
    </RowLink>
  );
}

/** The first tags, and how many more there are. */
function ContactTags({ contact: { tags } }: { readonly contact: Contact }) {
  if (tags.length === 0) return null;
  const more = tags.length - TAGS_NAMED;
  return (
    <Tags>
      {tags.slice(0, TAGS_NAMED).map(({ id, title }) => (
        <TagChip key={id}>{title}</TagChip>
      ))}
      {more > 0 && <Caption>{words.moreTags(more)}</Caption>}
    </Tags>
  );
}

function NameCell({ contact }: { readonly contact: Contact }) {
  return (
    <Name>
      <NameLink contact={contact} />
      <ContactTags contact={contact} />
      <ContactFlags contact={contact} />
    </Name>
  );
}
