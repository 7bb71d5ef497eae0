import { DetailView } from '@peyk/shared-screens';
import { usePage } from '@peyk/shared-store';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { contactQuery } from '../../api/get-contact';
import { CONTACTS_PATHS } from '../../contacts-paths';
import { contactMessages } from '../../contact-messages';
import { ContactDetails } from './contact-details';

const words = contactMessages;
const UNKNOWN = { title: words.unknownTitle, help: words.unknownHelp, to: CONTACTS_PATHS.all, back: words.toAll };

/** One contact, and everything that is known of it. */
export default function ContactScreen() {
  const { id = '' } = useParams();
  const query = useQuery(contactQuery(id));
  usePage({ title: query.data?.name ?? words.title, backTo: CONTACTS_PATHS.all });
  return (
    <DetailView query={query} unknown={UNKNOWN}>
      {(contact) => <ContactDetails contact={contact} />}
    </DetailView>
  );
}
