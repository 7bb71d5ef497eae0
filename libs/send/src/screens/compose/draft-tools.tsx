import { DraftDialog, DraftPicker } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, space, styled, useToasts } from '@peyk/shared-ui';
import { useState } from 'react';

// Here and not in messages.ts, which the composer loads before anything else.
const words = {
  pick: 'پیام آماده',
  keep: 'نگه داشتن متن',
  kept: 'متن در پیام‌های آماده نگه داشته شد.',
} as const;

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export interface DraftToolsProps {
  /** What is written so far. */
  readonly text: string;
  /** Writes at the caret. */
  readonly onInsert: (text: string) => void;
}

/** Puts a draft into the text, and keeps the text as a draft. */
export default function DraftTools({ text, onInsert }: DraftToolsProps) {
  const mayEdit = useMay('draft.edit');
  const { show } = useToasts();
  const [opened, setOpened] = useState<'pick' | 'keep' | null>(null);
  const close = () => setOpened(null);
  return (
    <Tools>
      <Button variant="quiet" icon="bookmark" onClick={() => setOpened('pick')}>
        {words.pick}
      </Button>
      {mayEdit && (
        <Button variant="quiet" icon="plus" disabled={text.trim() === ''} onClick={() => setOpened('keep')}>
          {words.keep}
        </Button>
      )}
      {opened === 'pick' && <DraftPicker onPick={onInsert} onClose={close} />}
      {opened === 'keep' && <DraftDialog text={text} onDone={() => show({ text: words.kept })} onClose={close} />}
    </Tools>
  );
}
