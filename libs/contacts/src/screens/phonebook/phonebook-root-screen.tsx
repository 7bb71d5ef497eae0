import { Navigate } from 'react-router';
import { CONTACTS_PATHS } from '../../contacts-paths';

/** The page of no phonebook is the list of all of them. */
export default function PhonebookRootScreen() {
  return <Navigate to={CONTACTS_PATHS.phonebooks} replace />;
}
