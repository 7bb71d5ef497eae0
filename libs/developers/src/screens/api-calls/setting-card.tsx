import { SwitchCard } from '@peyk/shared-screens';
import { useIsOnBehalf, useMay } from '@peyk/shared-store';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { callsSettingQuery, setCallsSetting } from '../../api/api-calls';
import { callsMessages } from '../../calls-messages';

const { label, on, off, ask, askTitle, turnOff } = callsMessages.setting;

/** Whether calls are written down; who switches it off is told what that means. */
export function SettingCard() {
  const client = useQueryClient();
  const mayChange = useMay('apikey.edit');
  const isOnBehalf = useIsOnBehalf();
  const { data: setting } = useQuery(callsSettingQuery);
  if (!setting) return null;
  return (
    <SwitchCard
      label={label}
      hint={setting.is_on ? on : off}
      value={setting.is_on}
      disabled={!mayChange || isOnBehalf}
      question={{ before: false, title: askTitle, text: ask, confirmLabel: turnOff }}
      change={async (wanted) => client.setQueryData(callsSettingQuery.queryKey, await setCallsSetting(wanted))}
    />
  );
}
