import { useMay } from '@peyk/shared-store';
import { Button, EmptyFace } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { ContactsList } from '../../components/contacts-list';
import { SectionPage } from '../../components/section-page';
import { messages } from '../../messages';

const words = messages.contacts;
const NewContactDialog = lazy(() => import('../../components/new-contact-dialog'));

/** All contacts of the account. */
export default function AllContactsScreen() {
  const mayEdit = useMay('contact.edit');
  const [isMaking, setMaking] = useState(false);
  const create = mayEdit ? (
    <Button variant="primary" icon="plus" onClick={() => setMaking(true)}>
      {words.new}
    </Button>
  ) : undefined;
  return (
    <SectionPage section="all">
      <ContactsList empty={<EmptyFace title={words.emptyTitle} help={words.emptyHelp} action={create} />}>
        {create}
      </ContactsList>
      <Suspense fallback={null}>{isMaking && <NewContactDialog onClose={() => setMaking(false)} />}</Suspense>
    </SectionPage>
  );
}
