import { limits } from '@peyk/shared-contract';
import { Button, TextField, space, styled } from '@peyk/shared-ui';
import { useState, type ReactNode } from 'react';

const MAX_CHARS = limits.createSegmentLimits.title.maxLength;
const Line = styled('form')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'end',
  gap: space[2],
  '& > :first-of-type': { flex: '1 1 200px' },
});

interface TitleFormProps {
  readonly label: string;
  readonly submitLabel: string;
  readonly initial?: string;
  readonly busy: boolean;
  readonly error: string | undefined;
  readonly onSubmit: (title: string) => void;
  /** Beside the button that submits. */
  readonly children?: ReactNode;
}

/** One name in one line. */
export function TitleForm({ label, submitLabel, initial = '', busy, error, onSubmit, children }: TitleFormProps) {
  const [title, setTitle] = useState(initial);
  return (
    <Line
      onSubmit={(event) => {
        event.preventDefault();
        if (title.trim() !== '') onSubmit(title.trim());
      }}
    >
      <TextField label={label} value={title} onChange={setTitle} maxLength={MAX_CHARS} error={error} required />
      <Button type="submit" variant="primary" busy={busy} disabled={title.trim() === ''}>
        {submitLabel}
      </Button>
      {children}
    </Line>
  );
}
