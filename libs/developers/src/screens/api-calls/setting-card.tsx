import { describeError } from '@peyk/shared-api-client';
import { useIsOnBehalf, useMay } from '@peyk/shared-store';
import { Card, ConfirmDialog, Notice, Stack, Switch } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { callsSettingQuery, setCallsSetting } from '../../api/api-calls';
import { callsMessages } from '../../calls-messages';

const words = callsMessages.setting;

/** Whether calls are written down; who switches it off is told what that means. */
export function SettingCard() {
  const client = useQueryClient();
  const mayChange = useMay('apikey.edit');
  const isOnBehalf = useIsOnBehalf();
  const { data: setting } = useQuery(callsSettingQuery);
  const [isAsking, setAsking] = useState(false);
  const changing = useMutation({
    mutationFn: setCallsSetting,
    onSuccess: (now) => client.setQueryData(callsSettingQuery.queryKey, now),
    onSettled: () => setAsking(false),
  });
  if (!setting) return null;
  return (
    <Card>
      <Stack gap={3}>
        <Switch
          label={words.label}
          hint={setting.is_on ? words.on : words.off}
          value={setting.is_on}
          onChange={(wanted) => (wanted ? changing.mutate(true) : setAsking(true))}
          disabled={!mayChange || isOnBehalf || changing.isPending}
        />
        {changing.isError && <Notice tone="danger">{describeError(changing.error)}</Notice>}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={words.askTitle}
        confirmLabel={words.turnOff}
        busy={changing.isPending}
        onConfirm={() => changing.mutate(false)}
        onClose={() => setAsking(false)}
      >
        {words.ask}
      </ConfirmDialog>
    </Card>
  );
}
