import { RemoveDialog } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import {
  Button,
  Caption,
  Card,
  CardTitle,
  CopyButton,
  Fact,
  Facts,
  MobileNumber,
  Stack,
  When,
  media,
  space,
  styled,
  tabular,
} from '@peyk/shared-ui';
import { localNumber } from '@peyk/shared-sms';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState, type ReactNode } from 'react';
import { Link, useNavigate } from 'react-router';
import { deleteContacts } from '../../api/change-contacts';
import { CONTACT_CHANGES } from '../../api/keys';
import type { Contact } from '../../api/list-contacts';
import { propertyChoicesQuery } from '../../api/properties';
import { nameOf } from '../../components/contacts-table';
import { TagChip } from '../../components/tag-chip';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { contactMessages } from '../../contact-messages';
import { messages } from '../../messages';
import { isMasked } from '../../model/is-masked';
import { showDay } from '../../model/show-day';
import { phonebookPath } from '../phonebooks/phonebooks-table';
import { ContactLists } from './contact-lists';

const words = contactMessages;
const EditContactDialog = lazy(() => import('../../components/edit-contact-dialog'));

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 3fr) minmax(0, 2fr)',
  gap: space[4],
  alignItems: 'start',
  [media.mobile]: { gridTemplateColumns: 'minmax(0, 1fr)' },
});
const Head = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: space[2],
  marginBlockEnd: space[4],
  '& > h2': { flex: '1 1 auto', minInlineSize: 0, margin: 0, overflowWrap: 'anywhere' },
});
const Number = styled('span')({ display: 'inline-flex', alignItems: 'center', gap: space[1] });
const Places = styled('span')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'flex-end', columnGap: space[3] });

/** Who it is, where it stands, and what can be done with it. */
export function ContactDetails({ contact }: { readonly contact: Contact }) {
  return (
    <Columns>
      <Card>
        <ContactHead contact={contact} />
        <Facts look="lined">
          <Fact name={words.number}>
            <Number>
              <MobileNumber number={contact.mobile} />
              {!isMasked(contact) && <CopyButton text={localNumber(contact.mobile)} what={words.copyNumber} />}
            </Number>
          </Fact>
          <Fact name={words.gender}>{contact.gender === null ? <NotKnown /> : messages.genders[contact.gender]}</Fact>
          <Fact name={words.birthDate}>
            {contact.birth_date === null ? <NotKnown /> : <span style={tabular}>{showDay(contact.birth_date)}</span>}
          </Fact>
          <Fact name={words.phonebooks}>
            <ContactPlaces contact={contact} />
          </Fact>
          <Fact name={messages.contacts.tags}>
            <ContactTags contact={contact} />
          </Fact>
          <ContactProperties contact={contact} />
          <Fact name={words.createdAt}>
            <When instant={contact.created_at} as="full" />
          </Fact>
        </Facts>
      </Card>
      <ContactLists contact={contact} />
    </Columns>
  );
}

function NotKnown(): ReactNode {
  return <Caption>{messages.none}</Caption>;
}

function ContactPlaces({ contact: { phonebooks, phonebooks_count } }: { readonly contact: Contact }) {
  if (phonebooks.length === 0) return <Caption>{words.noPhonebook}</Caption>;
  const more = phonebooks_count - phonebooks.length;
  return (
    <Places>
      {phonebooks.map(({ id, title }) => (
        <Link key={id} to={phonebookPath(id)}>
          <bdi>{title}</bdi>
        </Link>
      ))}
      {more > 0 && <Caption>{messages.contacts.more(more)}</Caption>}
    </Places>
  );
}

function ContactTags({ contact: { tags } }: { readonly contact: Contact }) {
  if (tags.length === 0) return <NotKnown />;
  return (
    <Places>
      {tags.map(({ id, title }) => (
        <TagChip key={id}>{title}</TagChip>
      ))}
    </Places>
  );
}

/** What it has of the account's own properties; those of which it has nothing are not listed. */
function ContactProperties({ contact }: { readonly contact: Contact }) {
  const { data: choices = [] } = useQuery(propertyChoicesQuery());
  return choices.flatMap(({ id, title, type }) => {
    const value = contact.properties.find((one) => one.id === id)?.value;
    if (value === undefined) return [];
    return (
      <Fact key={id} name={title}>
        {type === 'string' && <bdi>{value}</bdi>}
        {type !== 'string' && <span style={tabular}>{type === 'date' ? showDay(value) : toPersianDigits(value)}</span>}
      </Fact>
    );
  });
}

function ContactHead({ contact }: { readonly contact: Contact }) {
  const navigate = useNavigate();
  const [opened, setOpened] = useState<'edit' | 'delete' | null>(null);
  const mayEdit = useMay('contact.edit');
  const mayDelete = useMay('contact.delete');
  const close = () => setOpened(null);
  return (
    <Head>
      <CardTitle>{contact.name === null ? messages.noName : <bdi>{contact.name}</bdi>}</CardTitle>
      {mayEdit && (
        <Button icon="pencil" onClick={() => setOpened('edit')}>
          {messages.edit}
        </Button>
      )}
      {mayDelete && (
        <Button icon="trash" onClick={() => setOpened('delete')}>
          {messages.delete}
        </Button>
      )}
      <Suspense fallback={null}>
        {opened === 'edit' && <EditContactDialog contact={contact} onClose={close} />}
      </Suspense>
      {opened === 'delete' && (
        <Stack>
          <RemoveDialog
            title={words.deleteTitle(nameOf(contact))}
            confirmLabel={words.deleteConfirm}
            remove={() => deleteContacts([contact.id])}
            changes={CONTACT_CHANGES}
            sentence={words.deleted}
            onDone={() => void navigate(CONTACTS_PATHS.all)}
            onClose={close}
          >
            <p>{words.deleteBody(contact.phonebooks_count)}</p>
          </RemoveDialog>
        </Stack>
      )}
    </Head>
  );
}
