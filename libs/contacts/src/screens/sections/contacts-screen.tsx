import { Spinner, useIsMobile } from '@peyk/shared-ui';
import { Suspense, lazy } from 'react';
import AllContactsScreen from '../contact-list/all-contacts-screen';

/** Only the phone shows it. */
const SectionList = lazy(() => import('./section-list'));

/** The way into the contacts: the combined view on the desktop, the list of its sections on the phone. */
export default function ContactsScreen() {
  return useIsMobile() ? (
    <Suspense fallback={<Spinner />}>
      <SectionList />
    </Suspense>
  ) : (
    <AllContactsScreen />
  );
}
