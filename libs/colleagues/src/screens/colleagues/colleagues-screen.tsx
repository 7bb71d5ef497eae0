import { usePage } from '@peyk/shared-store';
import { Tabs } from '@peyk/shared-ui';
import { useTab } from '@peyk/shared-url-state';
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
  const [index, open] = useTab(TABS.length);
  return (
    <Tabs label={messages.tabsLabel} tabs={TABS} index={index} onIndex={open}>
      {index === 0 ? <ColleaguesList /> : <RolesList />}
      <SecondFactorCard />
    </Tabs>
  );
}
