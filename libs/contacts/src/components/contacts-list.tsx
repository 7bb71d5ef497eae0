import { ListScreen, phonebookChoicesQuery, useListScreen } from '@peyk/shared-screens';
import { useMay, useSeesMasked } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { PHONEBOOKS_KEY, SUPPRESSED_KEY, TAGS_KEY } from '../api/keys';
import { contactsQuery, type Contact } from '../api/list-contacts';
import { propertyChoicesQuery } from '../api/properties';
import { tagsQuery } from '../api/tags';
import { messages } from '../messages';
import { contactFilterFields, toContactFilters } from '../model/contact-filters';
import { useContactActions } from './contact-actions';
import { contactPath, contactsTable } from './contacts-table';

const words = messages.contacts;
const ContactsMenu = lazy(() => import('./contacts-menu'));
const EditContactDialog = lazy(() => import('./edit-contact-dialog'));
const CHANGES = [PHONEBOOKS_KEY, SUPPRESSED_KEY, TAGS_KEY];

interface ContactsListProps {
  /** Only those of one phonebook; without it all. */
  readonly phonebookId?: string;
  readonly title?: string;
  /** On the line of the filters: the way to new ones. */
  readonly children?: ReactNode;
  readonly empty: ReactNode;
}

/** Contacts, searched as one types, with all that can be done with them. */
export function ContactsList({ phonebookId, title, children, empty }: ContactsListProps) {
  const navigate = useNavigate();
  const mayEdit = useMay('contact.edit');
  const [edited, setEdited] = useState<Contact | null>(null);
  const isMasked = useSeesMasked();
  const isOfOne = phonebookId !== undefined;
  const { properties, ...choices } = useFilterChoices(isOfOne);
  const list = useListScreen({
    name: isOfOne ? 'phonebook-contacts' : 'contacts',
    filters: contactFilterFields({ properties, ...choices, isMasked }),
    toFilters: (values) => toContactFilters(values, phonebookId),
    query: contactsQuery,
  });
  return (
    <>
      <ListScreen
        list={list}
        title={title}
        table={contactsTable({
          withPhonebooks: !isOfOne,
          onOpen: ({ id }) => void navigate(contactPath(id)),
          onEdit: mayEdit ? setEdited : undefined,
        })}
        bulk={useContactActions(phonebookId)}
        bulkChanges={CHANGES}
        savesFilters={isOfOne}
        noResult={{ title: words.noResultTitle, help: words.noResultHelp }}
        empty={empty}
      >
        <Suspense fallback={null}>
          <ContactsMenu asked={list.asked} count={list.total} phonebookId={phonebookId} onOpen={list.filters.apply} />
        </Suspense>
        {children}
      </ListScreen>
      <Suspense fallback={null}>
        {edited !== null && <EditContactDialog contact={edited} onClose={() => setEdited(null)} />}
      </Suspense>
    </>
  );
}

function useFilterChoices(isOfOne: boolean) {
  const phonebooks = useQuery({ ...phonebookChoicesQuery(), enabled: !isOfOne });
  const tags = useQuery(tagsQuery());
  const properties = useQuery(propertyChoicesQuery());
  return {
    // A list that did not come is an empty one: the rest of the filters works.
    phonebooks: isOfOne ? null : phonebooks.isPending ? undefined : (phonebooks.data ?? []),
    tags: tags.isPending ? undefined : (tags.data ?? []),
    properties: properties.isPending ? undefined : (properties.data ?? []),
  };
}
