import type { ServerFormState } from '@peyk/shared-screens';
import { useUnsavedGuard } from '@peyk/shared-screens';
import { Button, Card, Notice, Stack, styled } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

/** Forms stand in one column that the eye can follow. */
const FORM_PX = 560;
const Column = styled(Card)({ maxInlineSize: FORM_PX });

interface PageFormProps {
  readonly form: ServerFormState;
  readonly submitLabel: string;
  readonly children: ReactNode;
}

/** A form that is a page of its own. Leaving it with something unsaved asks first. */
export function PageForm({ form, submitLabel, children }: PageFormProps) {
  const { ref, onSubmit, isBusy, isDirty, isSaved, problem } = form;
  const { question } = useUnsavedGuard(isDirty, isSaved);
  return (
    <Column>
      <form ref={ref} noValidate onSubmit={onSubmit}>
        <Stack gap={4}>
          {children}
          {problem !== undefined && <Notice tone="danger">{problem}</Notice>}
          <Stack row gap={2}>
            <Button type="submit" variant="primary" busy={isBusy}>
              {submitLabel}
            </Button>
          </Stack>
        </Stack>
      </form>
      {question}
    </Column>
  );
}
