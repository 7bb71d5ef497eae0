import { usePage } from '@peyk/shared-store';
import { Stack, size, space, styled } from '@peyk/shared-ui';
import { securityMessages as words } from '../../security-messages';
import { HistoryCard } from './history-card';
import { PasskeysCard } from './passkeys-card';
import { PasswordCard } from './password-card';
import { SessionsCard } from './sessions-card';
import { TwoFactorCard } from './two-factor-card';

const Column = styled('div')({ maxInlineSize: size.form + space[16] });

/** What keeps others out of the account: the password, and where it is open. */
export default function SecurityScreen() {
  usePage({ title: words.title, hideBack: true });
  return (
    <Column>
      <Stack gap={5}>
        <PasswordCard />
        <TwoFactorCard />
        <PasskeysCard />
        <SessionsCard />
        <HistoryCard />
      </Stack>
    </Column>
  );
}
