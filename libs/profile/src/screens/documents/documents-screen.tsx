import { usePage } from '@peyk/shared-store';
import { documentsMessages as words } from '../../documents-messages';
import { PROFILE_PATHS } from '../../profile-paths';
import { DocumentsCard } from './documents-card';

/** The documents of the account, on the phone. */
export default function DocumentsScreen() {
  usePage({ title: words.title, backTo: PROFILE_PATHS.accountInfo });
  return <DocumentsCard />;
}
