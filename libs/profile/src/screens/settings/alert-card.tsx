import { AlertDialog, alertMessages, balanceAlertQuery } from '@peyk/shared-screens';
import {
  Button,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  formatNumber,
} from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { settingsMessages as words } from '../../settings-messages';

/** Below which balance the account is told. */
export function AlertCard() {
  const query = useQuery(balanceAlertQuery());
  const [isOpen, setOpen] = useState(false);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.alert}</CardTitle>
        <QueryView
          query={query}
          loading={<SkeletonRows count={1} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(alert) => (
            <Stack gap={3}>
              <span>{alert.is_on ? alertMessages.on(formatNumber(alert.below)) : alertMessages.off}</span>
              <div>
                <Button onClick={() => setOpen(true)}>{words.changeAlert}</Button>
              </div>
              <Suspense fallback={null}>
                {isOpen && <AlertDialog alert={alert} onClose={() => setOpen(false)} />}
              </Suspense>
            </Stack>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}
