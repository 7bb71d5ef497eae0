import { useMay, usePage } from '@peyk/shared-store';
import { Caption, Card, LatinRun, MobileNumber, Stack, size, space, styled, useIsMobile } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { Profile } from '../../api/profile';
import { documentsQuery } from '../../api/documents';
import { PageLinks, type PageLink } from '../../components/page-links';
import { ProfileView } from '../../components/profile-view';
import { profileMessages as words } from '../../profile-messages';
import { OTHER_PATHS, PROFILE_PATHS } from '../../profile-paths';
import { ImageBox } from './image-box';

const Column = styled('div')({ maxInlineSize: size.form + space[16] });
const Name = styled('strong')({ overflowWrap: 'anywhere' });

/** Who one is, and the pages about it. */
export default function ProfileScreen() {
  usePage({ title: words.title, hideBack: true });
  const isMobile = useIsMobile();
  return (
    <Column>
      <ProfileView>
        {(profile) => (
          <Stack gap={4}>
            <Head profile={profile} />
            <PageLinks links={isMobile ? ON_PHONE : ON_DESKTOP} />
          </Stack>
        )}
      </ProfileView>
    </Column>
  );
}

const ACCOUNT_INFO: PageLink = {
  ...{ to: PROFILE_PATHS.accountInfo, icon: 'user', title: words.accountInfo, help: words.accountInfoHelp },
};
const DOCUMENTS: PageLink = {
  ...{ to: PROFILE_PATHS.documents, icon: 'file', title: words.documents, help: words.documentsHelp },
};
const OTHERS: readonly PageLink[] = [
  { to: OTHER_PATHS.security, icon: 'lock', title: words.security, help: words.securityHelp },
  { to: OTHER_PATHS.changeMobile, icon: 'phone', title: words.changeMobile, help: words.changeMobileHelp },
  { to: OTHER_PATHS.tariffs, icon: 'receipt', title: words.tariffs, help: words.tariffsHelp },
];
const ON_PHONE = [ACCOUNT_INFO, DOCUMENTS, ...OTHERS];
/** There the documents stand on the page of the account. */
const ON_DESKTOP = [{ ...ACCOUNT_INFO, help: `${words.accountInfoHelp}، ${words.documents}` }, ...OTHERS];

function nameOf({ details }: Profile): string {
  const { person, company_name: company, first_name: first, last_name: last } = details;
  const own = [first, last].filter((part) => part !== null).join(' ');
  const name = person === 'legal' ? (company ?? own) : own;
  return name === '' ? words.noName : name;
}

function Head({ profile }: { readonly profile: Profile }) {
  const mayRead = useMay('account.read');
  const { data } = useQuery({ ...documentsQuery, enabled: mayRead });
  const accepted = data?.items.filter(({ state }) => state === 'accepted').length ?? 0;
  return (
    <Card>
      <ImageBox fileId={profile.logo_file_id}>
        <Stack gap={1}>
          <Name>{nameOf(profile)}</Name>
          <Caption>
            <LatinRun>{profile.user_name}</LatinRun>
            {profile.mobile !== '' && (
              <>
                {' · '}
                <MobileNumber number={profile.mobile} />
              </>
            )}
          </Caption>
          <Caption>{words.person[profile.details.person]}</Caption>
          {data !== undefined && <Caption>{words.accepted(accepted, data.items.length)}</Caption>}
        </Stack>
      </ImageBox>
    </Card>
  );
}
