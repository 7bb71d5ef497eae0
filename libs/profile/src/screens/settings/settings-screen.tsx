import { PageNav } from '@peyk/shared-screens';
import { useMay, usePage } from '@peyk/shared-store';
import { Stack, size, space, styled } from '@peyk/shared-ui';
import { useLocation } from 'react-router';
import { OTHER_PATHS, PROFILE_PATHS } from '../../profile-paths';
import { settingsMessages as words } from '../../settings-messages';
import { AlertCard } from './alert-card';
import { DefaultLineCard } from './default-line-card';
import { LookCard } from './look-card';
import { NoticesCard } from './notices-card';

const PAGES = [
  { path: OTHER_PATHS.plans, label: words.plans },
  { path: PROFILE_PATHS.settings, label: words.title },
];

const Column = styled('div')({ display: 'grid', gap: space[4], maxInlineSize: size.form + space[16] });

/** What a person and the account have chosen for themselves. */
export default function SettingsScreen() {
  const { pathname } = useLocation();
  usePage({ title: words.title, hideBack: pathname === PROFILE_PATHS.settings });
  const may = {
    line: useMay('line.edit'),
    alert: useMay('wallet.charge'),
    notices: useMay('account.edit'),
  };
  return (
    <Stack gap={4}>
      {pathname === PROFILE_PATHS.settings && <PageNav label={words.pages} pages={PAGES} />}
      <Column>
        <LookCard />
        {may.line && <DefaultLineCard />}
        {may.alert && <AlertCard />}
        {may.notices && <NoticesCard />}
      </Column>
    </Stack>
  );
}
