import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import {
  Button,
  Dialog,
  ErrorFace,
  ForbiddenFace,
  Notice,
  QueryView,
  RadioGroup,
  SkeletonRows,
  Stack,
  When,
} from '@peyk/shared-ui';
import { useState } from 'react';
import { setSupportAccess, supportAccessQuery } from '../api/support-access';
import { memberMessages } from '../member-messages';
import { messages } from '../messages';

const words = memberMessages.support;

/** The hours that are offered; the API takes any up to 72. */
const HOURS = ['1', '4', '24', '72'] as const;
type Hours = (typeof HOURS)[number];

/** What support may do in the account, and the owner's leave for more: given for some hours, and taken back. Mount it to open it. */
export default function SupportAccessDialog({ onClose }: { readonly onClose: () => void }) {
  const client = useQueryClient();
  const query = useQuery(supportAccessQuery);
  const [hours, setHours] = useState<Hours>('4');
  const setting = useMutation({
    mutationFn: setSupportAccess,
    onSuccess: (access) => client.setQueryData(supportAccessQuery.queryKey, access),
  });
  const until = query.data?.until ?? null;
  const givenBy = query.data?.given_by ?? null;
  return (
    <Dialog
      open
      title={words.title}
      onClose={onClose}
      actions={
        <>
          <Button onClick={onClose}>{messages.close}</Button>
          {query.isSuccess &&
            (until === null ? (
              <Button variant="primary" busy={setting.isPending} onClick={() => setting.mutate(Number(hours))}>
                {words.give}
              </Button>
            ) : (
              <Button variant="danger" busy={setting.isPending} onClick={() => setting.mutate(0)}>
                {words.takeBack}
              </Button>
            ))}
        </>
      }
    >
      <QueryView
        query={query}
        loading={<SkeletonRows count={3} />}
        isEmpty={() => false}
        empty={null}
        error={(view) => <ErrorFace {...view} />}
        forbidden={<ForbiddenFace />}
      >
        {() => (
          <Stack gap={4}>
            <p>{words.always}</p>
            <p>{words.withLeave}</p>
            {until === null ? (
              <>
                <Notice tone="info">{words.none}</Notice>
                <RadioGroup
                  label={words.howLong}
                  options={HOURS.map((value) => ({ value, label: words.hours[value] }))}
                  value={hours}
                  onChange={setHours}
                  cards
                />
              </>
            ) : (
              <Notice tone="attention">
                <p>
                  {words.until} <When instant={until} as="full" />. {words.endsByItself}
                </p>
                {givenBy !== null && (
                  <p>
                    {words.givenBy} <bdi>{givenBy}</bdi>
                  </p>
                )}
              </Notice>
            )}
            {setting.isError && <Notice tone="danger">{describeError(setting.error)}</Notice>}
          </Stack>
        )}
      </QueryView>
    </Dialog>
  );
}
