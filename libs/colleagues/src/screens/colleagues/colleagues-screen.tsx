import { useMay, usePage } from '@peyk/shared-store';
import { LinkButton, Stack, Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
import { Link } from 'react-router';
import { COLLEAGUES_PATHS } from '../../colleagues-paths';
import { messages } from '../../messages';
import { ColleaguesList } from './colleagues-list';
import { RolesList } from './roles-list';
import { SecondFactorCard } from './second-factor-card';

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
      {index === 0 ? <ColleaguesList /> : <RolesList />}
      <SecondFactorCard />
      {mayReadLog && (
        <Stack row>
          <LinkButton component={Link} to={COLLEAGUES_PATHS.auditLog} icon="reports" variant="quiet">
            {messages.auditLog}
          </LinkButton>
        </Stack>
      )}
    </Tabs>
  );
}
