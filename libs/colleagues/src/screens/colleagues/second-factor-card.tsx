import { SwitchCard } from '@peyk/shared-screens';
import { useIsOnBehalf, useMay } from '@peyk/shared-store';
import { formatNumber } from '@peyk/shared-ui';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { secondFactorRuleQuery, setSecondFactorRule } from '../../api/second-factor';
import { messages } from '../../messages';

const words = messages.secondFactor;

/** Whether everybody of the account has to sign in with an authenticator. */
export function SecondFactorCard() {
  const client = useQueryClient();
  const mayChange = useMay('role.edit');
  const isOnBehalf = useIsOnBehalf();
  const { data: rule } = useQuery(secondFactorRuleQuery);
  if (!rule) return null;
  const without = formatNumber(String(rule.without_count));
  return (
    <SwitchCard
      label={words.title}
      hint={rule.without_count > 0 ? words.without(without) : words.everybody}
      value={rule.is_required}
      disabled={!mayChange || isOnBehalf}
      question={{ before: true, title: words.askTitle, text: words.ask(without), confirmLabel: words.require }}
      change={async (wanted) => client.setQueryData(secondFactorRuleQuery.queryKey, await setSecondFactorRule(wanted))}
    />
  );
}
