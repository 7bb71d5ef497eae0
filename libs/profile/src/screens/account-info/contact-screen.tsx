import { usePage } from '@peyk/shared-store';
import { ProfileView } from '../../components/profile-view';
import { profileMessages as words } from '../../profile-messages';
import { PROFILE_PATHS } from '../../profile-paths';
import { ContactCard } from './account-info-screen';

/** How the holder of the account is reached, on the phone. */
export default function ContactScreen() {
  usePage({ title: words.contact, backTo: PROFILE_PATHS.accountInfo });
  return <ProfileView>{(profile) => <ContactCard profile={profile} />}</ProfileView>;
}
