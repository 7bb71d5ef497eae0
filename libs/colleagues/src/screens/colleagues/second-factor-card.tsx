import { describeError } from '@peyk/shared-api-client';
import { useIsOnBehalf, useMay } from '@peyk/shared-store';
import { Card, ConfirmDialog, Notice, Stack, Switch, formatNumber } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { secondFactorRuleQuery, setSecondFactorRule } from '../../api/second-factor';
import { messages } from '../../messages';

const words = messages.secondFactor;

/** Whether everybody of the account has to sign in with an authenticator. */
export function SecondFactorCard() {
  const client = useQueryClient();
  const mayChange = useMay('role.edit');
  const isOnBehalf = useIsOnBehalf();
  const { data: rule } = useQuery(secondFactorRuleQuery);
  const [isAsking, setAsking] = useState(false);
  const changing = useMutation({
    mutationFn: setSecondFactorRule,
    onSuccess: (now) => client.setQueryData(secondFactorRuleQuery.queryKey, now),
    onSettled: () => setAsking(false),
  });
  if (!rule) return null;
  const { is_required: isRequired, without_count: without } = rule;
  return (
    <Card>
      <Stack gap={3}>
        <Switch
          label={words.title}
          hint={without > 0 ? words.without(formatNumber(String(without))) : words.everybody}
          value={isRequired}
          onChange={(wanted) => (wanted ? setAsking(true) : changing.mutate(false))}
          disabled={!mayChange || isOnBehalf || changing.isPending}
        />
        {changing.isError && <Notice tone="danger">{describeError(changing.error)}</Notice>}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={words.askTitle}
        confirmLabel={words.require}
        busy={changing.isPending}
        onConfirm={() => changing.mutate(true)}
        onClose={() => setAsking(false)}
      >
        {words.ask(formatNumber(String(without)))}
      </ConfirmDialog>
    </Card>
  );
}
