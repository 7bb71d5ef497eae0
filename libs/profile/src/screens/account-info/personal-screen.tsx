import { usePage } from '@peyk/shared-store';
import { ProfileView } from '../../components/profile-view';
import { profileMessages as words } from '../../profile-messages';
import { PROFILE_PATHS } from '../../profile-paths';
import { PersonalCards } from './account-info-screen';

/** Who holds the account, on the phone. */
export default function PersonalScreen() {
  usePage({ title: words.personal, backTo: PROFILE_PATHS.accountInfo });
  return <ProfileView>{(profile) => <PersonalCards profile={profile} />}</ProfileView>;
}
