import { describeError } from '@peyk/shared-api-client';
import { useIsOnBehalf } from '@peyk/shared-store';
import {
  Caption,
  Card,
  CardTitle,
  ErrorFace,
  ForbiddenFace,
  QueryView,
  SkeletonRows,
  Stack,
  Switch,
  useToasts,
} from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setNotice, settingQuery, type NoticeKey, type UserSetting } from '../../api/settings';
import { settingsMessages as words } from '../../settings-messages';

const KINDS = Object.keys(words.kinds) as NoticeKey[];

/** Which messages by SMS the account wants. */
export function NoticesCard() {
  const query = useQuery(settingQuery);
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.notices}</CardTitle>
        <Caption>{words.noticesHelp}</Caption>
        <QueryView
          query={query}
          loading={<SkeletonRows count={KINDS.length} />}
          isEmpty={() => false}
          empty={null}
          error={(view) => <ErrorFace {...view} />}
          forbidden={<ForbiddenFace />}
        >
          {(setting) => (
            <>
              {KINDS.map((kind) => (
                <NoticeSwitch key={kind} kind={kind} setting={setting} />
              ))}
            </>
          )}
        </QueryView>
      </Stack>
    </Card>
  );
}

function NoticeSwitch({ kind, setting }: { readonly kind: NoticeKey; readonly setting: UserSetting }) {
  const client = useQueryClient();
  const { show } = useToasts();
  const isOnBehalf = useIsOnBehalf();
  const changing = useMutation({
    mutationFn: (isOn: boolean) => setNotice(kind, isOn),
    onSuccess: (now) => client.setQueryData(settingQuery.queryKey, now),
    onError: (error) => show({ text: describeError(error), tone: 'danger' }),
  });
  return (
    <Switch
      label={words.kinds[kind]}
      value={changing.isPending ? changing.variables : setting.by_sms[kind]}
      onChange={(isOn) => changing.mutate(isOn)}
      disabled={isOnBehalf}
    />
  );
}
