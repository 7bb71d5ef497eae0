import { describeError } from '@peyk/shared-api-client';
import { LinePicker, linesQuery } from '@peyk/shared-screens';
import { useIsOnBehalf } from '@peyk/shared-store';
import { Caption, Card, CardTitle, Stack, useToasts } from '@peyk/shared-ui';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { setDefaultLine } from '../../api/settings';
import { settingsMessages as words } from '../../settings-messages';

/** The line that is chosen when nobody chooses. */
export function DefaultLineCard() {
  const client = useQueryClient();
  const { show } = useToasts();
  const isOnBehalf = useIsOnBehalf();
  const { data: lines = [] } = useQuery(linesQuery());
  const setting = useMutation({
    mutationFn: (number: string) =>
      setDefaultLine({ number, alias: lines.find((line) => line.number === number)?.alias ?? null }),
    onSuccess: () => show({ text: words.lineSaved }),
    onError: (error) => show({ text: describeError(error), tone: 'danger' }),
    onSettled: () => client.invalidateQueries({ queryKey: linesQuery().queryKey }),
  });
  const standing = lines.find(({ is_default }) => is_default)?.number ?? '';
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>{words.line}</CardTitle>
        <Caption>{words.lineHelp}</Caption>
        <LinePicker
          value={setting.isPending ? setting.variables : standing}
          onChange={(number) => setting.mutate(number)}
          disabled={setting.isPending || isOnBehalf}
        />
      </Stack>
    </Card>
  );
}
