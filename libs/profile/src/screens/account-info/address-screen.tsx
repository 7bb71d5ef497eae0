import { usePage } from '@peyk/shared-store';
import { ProfileView } from '../../components/profile-view';
import { profileMessages as words } from '../../profile-messages';
import { PROFILE_PATHS } from '../../profile-paths';
import { SectionCard } from '../section/section-card';

/** Where the holder of the account is, on the phone. */
export default function AddressScreen() {
  usePage({ title: words.address, backTo: PROFILE_PATHS.accountInfo });
  return <ProfileView>{(profile) => <SectionCard profile={profile} section="address" />}</ProfileView>;
}
