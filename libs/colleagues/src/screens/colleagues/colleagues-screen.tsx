import { useMay, usePage } from '@peyk/shared-store';
import { LinkButton, SkeletonRows, Stack, Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
import { Suspense, lazy } from 'react';
import { Link } from 'react-router';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { messages } from '../../messages';
import { ColleaguesList } from './colleagues-list';
import { SecondFactorCard } from './second-factor-card';

const RolesList = lazy(async () => ({ default: (await import('./roles-list')).RolesList }));

const TABS = [
  { key: 'colleagues', label: messages.title },
  { key: 'roles', label: messages.roles },
];

/** Who works in the account, and by which roles. */
export default function ColleaguesScreen() {
  usePage({ title: messages.title, hideBack: true });
  const mayReadLog = useMay('audit.read');
  const [index, open] = useTab(TABS.length);
  return (
    <Tabs label={messages.tabsLabel} tabs={TABS} index={index} onIndex={open}>
      <Stack gap={4}>
        <Suspense fallback={<SkeletonRows />}>{index === 0 ? <ColleaguesList /> : <RolesList />}</Suspense>
        <SecondFactorCard />
        {mayReadLog && (
          <Stack row>
            <LinkButton component={Link} to={COLLEAGUES_PATHS.auditLog} icon="reports" variant="quiet">
              {messages.auditLog}
            </LinkButton>
          </Stack>
        )}
      </Stack>
    </Tabs>
  );
}
