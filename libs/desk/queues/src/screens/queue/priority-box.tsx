import { describeError } from '@peyk/shared-api-client';
import { SelectBox, styled, useToasts } from '@peyk/shared-ui';
import type { ThingName } from '../../api/thing-query';
import { useSetPriority } from '../../api/use-thing-asides';
import { messages } from '../../messages';
import { PRIORITY_LOOKS, PRIORITY_OPTIONS, isPriority } from '../../model/priorities';
import type { Priority } from '../../model/priorities';

const Box = styled('div')({ inlineSize: 156 });

/** How urgent a thing is; it holds as soon as it is chosen. */
export function PriorityBox({ name, priority }: { readonly name: ThingName; readonly priority: Priority }) {
  const toasts = useToasts();
  const { mutate, isPending, variables } = useSetPriority();
  const set = (chosen: string) => {
    if (!isPriority(chosen) || chosen === priority) return;
    mutate(
      { ...name, priority: chosen },
      {
        onSuccess: () => toasts.show({ text: messages.priority.done(PRIORITY_LOOKS[chosen].title), tone: 'done' }),
        onError: (error) => toasts.show({ text: describeError(error), tone: 'danger' }),
      },
    );
  };
  return (
    <Box>
      <SelectBox
        label={messages.priority.label}
        labelHidden
        options={PRIORITY_OPTIONS.map(({ value, label }) => ({ value, label: messages.priority.of(label) }))}
        value={isPending ? variables.priority : priority}
        onChange={set}
        disabled={isPending}
      />
    </Box>
  );
}

interface PriorityFilterProps {
  readonly value: Priority | undefined;
  readonly onChange: (priority: Priority | undefined) => void;
}

/** Which of a queue are listed. */
export function PriorityFilter({ value, onChange }: PriorityFilterProps) {
  return (
    <SelectBox
      label={messages.priority.filter}
      labelHidden
      options={[{ value: '', label: messages.priority.all }, ...PRIORITY_OPTIONS]}
      value={value ?? ''}
      onChange={(chosen) => onChange(isPriority(chosen) ? chosen : undefined)}
    />
  );
}
