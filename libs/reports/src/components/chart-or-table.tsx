import { Button, Stack, space, styled, tone } from '@peyk/shared-ui';
import { useState, type ReactNode } from 'react';
import { messages } from '../messages';

const words = messages.views;
const Choice = styled('div')({
  display: 'flex',
  gap: space[2],
  '& > [aria-pressed="true"]': { background: tone.turquoiseSoft, color: tone.turquoiseText },
});

interface ChartOrTableProps {
  readonly chart: ReactNode;
  /** The same numbers. */
  readonly table: ReactNode;
}

/** The same numbers drawn or written, as the person likes; the drawing first. */
export function ChartOrTable({ chart, table }: ChartOrTableProps) {
  const [view, setView] = useState<'chart' | 'table'>('chart');
  return (
    <Stack gap={3}>
      <Choice role="group" aria-label={words.label}>
        {(['chart', 'table'] as const).map((name) => (
          <Button key={name} variant="quiet" aria-pressed={view === name} onClick={() => setView(name)}>
            {words[name]}
          </Button>
        ))}
      </Choice>
      {view === 'chart' ? chart : table}
    </Stack>
  );
}
