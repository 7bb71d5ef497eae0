import { phonebookChoicesQuery } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Button,
  Card,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LinkButton,
  QueryView,
  SkeletonRows,
  Stack,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, lazy, useState } from 'react';
import { Link, useParams } from 'react-router';
import type { PhonebookChoice } from '../../api/list-phonebooks';
import { ContactsList } from '../../components/contacts-list';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { phonebookMessages } from '../../phonebook-messages';

const words = phonebookMessages;
const ImportProgress = lazy(() => import('./import-progress'));
const PhonebookHeading = lazy(() => import('./phonebook-heading'));
const AddNumbersDialog = lazy(() => import('./add-numbers-dialog'));

/** One phonebook: how many it reaches, its contacts, and the ways to more of them. */
export default function PhonebookScreen() {
  const { id = '' } = useParams();
  // All phonebooks come in one short answer, which the pickers ask for as well.
  const query = useQuery(phonebookChoicesQuery());
  const title = query.data?.find((one) => one.id === id)?.title;
  usePage({ title: title ?? words.title, backTo: CONTACTS_PATHS.phonebooks });
  return (
    <QueryView
      query={query}
      loading={<SkeletonRows />}
      isEmpty={(phonebooks) => !phonebooks.some((one) => one.id === id)}
      empty={<UnknownPhonebook />}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(phonebooks) =>
        phonebooks.filter((one) => one.id === id).map((one) => <PhonebookPage key={one.id} phonebook={one} />)
      }
    </QueryView>
  );
}

function PhonebookPage({ phonebook }: { readonly phonebook: PhonebookChoice }) {
  const mayEdit = useMay('contact.edit');
  const [isAdding, setAdding] = useState(false);
  const [importId, setImportId] = useState<string | null>(null);
  const add = mayEdit ? (
    <Button variant="primary" icon="plus" onClick={() => setAdding(true)}>
      {words.add}
    </Button>
  ) : undefined;
  return (
    <Stack gap={4}>
      <Suspense fallback={<HeadingSkeleton />}>
        <PhonebookHeading phonebook={phonebook} />
      </Suspense>
      <Suspense fallback={null}>
        {importId !== null && <ImportProgress id={importId} onClose={() => setImportId(null)} />}
      </Suspense>
      <ContactsList
        phonebookId={phonebook.id}
        title={words.contacts}
        empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} action={add} />}
      >
        {add}
      </ContactsList>
      <Suspense fallback={null}>
        {isAdding && <AddNumbersDialog phonebook={phonebook} onImport={setImportId} onClose={() => setAdding(false)} />}
      </Suspense>
    </Stack>
  );
}

/** As high as the heading, so that the list below stays where it is. */
function HeadingSkeleton() {
  return (
    <Card>
      <SkeletonRows count={2} />
    </Card>
  );
}

function UnknownPhonebook() {
  return (
    <Card>
      <EmptyFace
        drawing="search"
        title={words.unknownTitle}
        help={words.unknownHelp}
        action={
          <LinkButton component={Link} to={CONTACTS_PATHS.phonebooks} variant="primary">
            {words.toAll}
          </LinkButton>
        }
      />
    </Card>
  );
}
