import { useQuery } from '@tanstack/react-query';
import { describeError } from '@peyk/shared-api-client';
import { SelectBox, type FieldProps } from '@peyk/shared-ui';
import { activityDomainsQuery } from '../api/registration-choices';
import { messages } from '../messages';

/** What the holder does for a living. It must be told, so a list that did not come says so and can be asked for again. */
export function ActivityDomainBox(field: Omit<FieldProps, 'label'>) {
  const domains = useQuery(activityDomainsQuery);
  return (
    <SelectBox
      {...field}
      label={messages.activityDomain}
      options={(domains.data ?? []).map(({ id, title }) => ({ value: id, label: title }))}
      loading={domains.isPending}
      failure={domains.isError ? describeError(domains.error) : undefined}
      onRetry={() => void domains.refetch()}
      required
    />
  );
}
