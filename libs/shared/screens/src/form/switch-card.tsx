import { describeError } from '@peyk/shared-api-client';
import { Card, ConfirmDialog, Notice, Stack, Switch } from '@peyk/shared-ui';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

interface SwitchCardProps {
  readonly label: string;
  /** What holds now. */
  readonly hint: string;
  readonly value: boolean;
  readonly disabled: boolean;
  /** Asked before it becomes `before`; the way back needs no question. */
  readonly question: { before: boolean; title: string; text: string; confirmLabel: string };
  /** Keeps it, and puts the answer where `value` comes from. */
  readonly change: (wanted: boolean) => Promise<unknown>;
}

/** A rule of the whole account that holds at once, in a card of its own above a list. */
export function SwitchCard({ label, hint, value, disabled, question, change }: SwitchCardProps) {
  const [isAsking, setAsking] = useState(false);
  const changing = useMutation({ mutationFn: change, onSettled: () => setAsking(false) });
  return (
    <Card>
      <Stack gap={3}>
        <Switch
          label={label}
          hint={hint}
          value={value}
          onChange={(wanted) => (wanted === question.before ? setAsking(true) : changing.mutate(wanted))}
          disabled={disabled || changing.isPending}
        />
        {changing.isError && <Notice tone="danger">{describeError(changing.error)}</Notice>}
      </Stack>
      <ConfirmDialog
        open={isAsking}
        title={question.title}
        confirmLabel={question.confirmLabel}
        busy={changing.isPending}
        onConfirm={() => changing.mutate(question.before)}
        onClose={() => setAsking(false)}
      >
        {question.text}
      </ConfirmDialog>
    </Card>
  );
}
