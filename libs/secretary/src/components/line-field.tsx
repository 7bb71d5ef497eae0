import { describeError } from '@peyk/shared-api-client';
import { LatinRun, Notice, SelectBox, type SelectOption } from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { receiverLinesQuery } from '../api/get-secretary';
import { messages } from '../messages';

const optionOf = ({ number, title }: { readonly number: string; readonly title: string }): SelectOption => ({
  value: number,
  label: number,
  content: (
    <span>
      <LatinRun>{toPersianDigits(number)}</LatinRun> {title}
    </span>
  ),
});

interface LineFieldProps {
  readonly name: string;
  readonly value: string;
  readonly error: string | undefined;
  readonly onChange: (value: string) => void;
  readonly onBlur: () => void;
}

/** The line that is listened on: of those that the account alone has. */
export function LineField(field: LineFieldProps) {
  const { data, isPending, error, refetch } = useQuery(receiverLinesQuery());
  return (
    <>
      {data?.length === 0 && <Notice tone="attention">{messages.noLines}</Notice>}
      <SelectBox
        {...field}
        label={messages.fields.line}
        hint={messages.lineHint}
        options={(data ?? []).map(optionOf)}
        loading={isPending && error === null}
        failure={error === null ? undefined : describeError(error)}
        onRetry={() => void refetch()}
        required
      />
    </>
  );
}
