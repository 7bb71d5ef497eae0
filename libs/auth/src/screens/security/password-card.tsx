import { Button, Caption, Card, CardTitle, Stack } from '@peyk/shared-ui';
import { Suspense, lazy, useState } from 'react';
import { securityMessages as words } from '../../security-messages';

/** With the rules of a new password, which nobody loads who only looks. */
const PasswordDialog = lazy(() => import('./password-dialog'));

/** The way to another password. */
export function PasswordCard() {
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.password}</CardTitle>
        <Caption>{words.passwordHelp}</Caption>
        <div>
          <Button icon="lock" onClick={() => setOpen(true)}>
            {words.change}
          </Button>
        </div>
      </Stack>
      {isOpen && (
        <Suspense fallback={null}>
          <PasswordDialog onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </Card>
  );
}
