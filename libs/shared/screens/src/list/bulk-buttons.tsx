import { Button, ConfirmDialog, formatNumber } from '@peyk/shared-ui';
import { useState } from 'react';
import type { BulkAction, BulkWork, ChoosingBulkAction } from './list-types';

type AnyAction = BulkAction<unknown> | ChoosingBulkAction<unknown>;

interface BulkButtonsProps {
  readonly actions: readonly AnyAction[];
  readonly count: number;
  readonly isAll: boolean;
  readonly onRun: (work: BulkWork<unknown>) => void;
}

/** What can be done with what is selected; those that ask first ask with the count, or for what has to be chosen. */
export default function BulkButtons({ actions, count, isAll, onRun }: BulkButtonsProps) {
  const [asked, setAsked] = useState<AnyAction | null>(null);
  const onClose = () => setAsked(null);
  const onChosen = (work: BulkWork<unknown>) => {
    setAsked(null);
    onRun(work);
  };
  const press = (action: AnyAction) => {
    if (action.choose === undefined && action.confirm === undefined) onRun(action);
    else setAsked(action);
  };
  return (
    <>
      {actions.map((action) => (
        <Button
          key={action.key}
          icon={action.icon}
          variant={action.danger === true ? 'danger' : 'secondary'}
          disabled={isAll && action.onlyIds === true}
          aria-label={`${action.label}، ${formatNumber(count)} مورد`}
          onClick={() => press(action)}
        >
          {action.label}
        </Button>
      ))}
      {asked?.choose?.({ count, onChosen, onClose })}
      {asked !== null && asked.choose === undefined && <Question {...{ asked, count, onChosen, onClose }} />}
    </>
  );
}

interface QuestionProps {
  readonly asked: BulkAction<unknown>;
  readonly count: number;
  readonly onChosen: (work: BulkWork<unknown>) => void;
  readonly onClose: () => void;
}

function Question({ asked, count, onChosen, onClose }: QuestionProps) {
  const question = asked.confirm?.(count);
  if (question === undefined) return null;
  const { title, body, confirmLabel } = question;
  return (
    <ConfirmDialog
      open
      title={title}
      confirmLabel={confirmLabel}
      danger={asked.danger}
      firstFocus={asked.danger === true ? 'cancel' : 'confirm'}
      onConfirm={() => onChosen(asked)}
      onClose={onClose}
    >
      {body}
    </ConfirmDialog>
  );
}
