import { usePage } from '@peyk/shared-store';
import { Fact, MobileNumber, Stack, useIsMobile } from '@peyk/shared-ui';
import type { Profile } from '../../api/profile';
import { PageLinks, type PageLink } from '../../components/page-links';
import { ProfileView } from '../../components/profile-view';
import { profileMessages as words } from '../../profile-messages';
import { PROFILE_PATHS } from '../../profile-paths';
import { DocumentsCard } from '../documents/documents-card';
import { SectionCard } from '../section/section-card';

const PAGES: readonly PageLink[] = [
  { to: PROFILE_PATHS.personal, icon: 'user', title: words.personal, help: words.personalHelp },
  { to: PROFILE_PATHS.contact, icon: 'phone', title: words.contact, help: words.contactHelp },
  { to: PROFILE_PATHS.address, icon: 'map', title: words.address, help: words.addressHelp },
  { to: PROFILE_PATHS.documents, icon: 'file', title: words.documents, help: words.documentsHelp },
];

/** All about who holds the account: on one page, and on the phone as ways to its parts. */
export default function AccountInfoScreen() {
  usePage({ title: words.accountInfo, backTo: PROFILE_PATHS.profile });
  const isMobile = useIsMobile();
  if (isMobile) return <PageLinks links={PAGES} />;
  return (
    <Stack gap={4}>
      <ProfileView>
        {(profile) => (
          <Stack gap={4}>
            <PersonalCards profile={profile} />
            <ContactCard profile={profile} />
            <SectionCard profile={profile} section="address" />
          </Stack>
        )}
      </ProfileView>
      <DocumentsCard />
    </Stack>
  );
}

/** The person, and the company where there is one. */
export function PersonalCards({ profile }: { readonly profile: Profile }) {
  return (
    <Stack gap={4}>
      <SectionCard profile={profile} section="personal" />
      {profile.details.person === 'legal' && <SectionCard profile={profile} section="company" />}
    </Stack>
  );
}

export function ContactCard({ profile }: { readonly profile: Profile }) {
  return (
    <SectionCard profile={profile} section="contact">
      <Fact name={words.mobile}>{profile.mobile === '' ? '—' : <MobileNumber number={profile.mobile} />}</Fact>
    </SectionCard>
  );
}
