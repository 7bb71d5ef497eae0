import { DraftDialog, DraftPicker, composePath, type Draft, type OpenedForDialog } from '@peyk/shared-screens';
import { useMay } from '@peyk/shared-store';
import { Button, space, styled, useToasts } from '@peyk/shared-ui';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { draftMessages as words } from '../../draft-messages';
import { useDraftOfAddress } from './use-draft-of-address';
import {
  MAX_DRAFT_NUMBERS,
  draftOf,
  isOpenedWhole,
  losesPeople,
  type Composed,
  type KeptWithDraft,
} from '../../model/draft-content';

const Tools = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });

export interface DraftToolsProps {
  /** What is written so far. */
  readonly text: string;
  /** The send that it is the text of, where there is one. */
  readonly composed: Composed | undefined;
  /** Writes at the caret. */
  readonly onInsert: (text: string) => void;
}

/** Puts a draft into the text or opens it whole, and keeps what is written as a draft, perhaps with the rest of the send. */
export default function DraftTools({ text, composed, onInsert }: DraftToolsProps) {
  const mayEdit = useMay('draft.edit');
  const { show } = useToasts();
  const navigate = useNavigate();
  const [isPicking, setPicking] = useState(false);
  // As it was when the button was pressed.
  const [keeping, setKeeping] = useState<Partial<KeptWithDraft> | null>(null);
  const opened = useOpenedForDialog(composed !== undefined, keeping);
  const open = (draft: Draft) => {
    setPicking(false);
    void navigate(composePath(draft));
  };
  return (
    <Tools>
      <Button variant="quiet" icon="bookmark" onClick={() => setPicking(true)}>
        {words.pick}
      </Button>
      {mayEdit && (
        <Button
          variant="quiet"
          icon="plus"
          disabled={text.trim() === ''}
          onClick={() => setKeeping(composed === undefined ? {} : draftOf(composed, Date.now()))}
        >
          {words.keep}
        </Button>
      )}
      {isPicking && (
        <DraftPicker onPick={onInsert} {...(composed && { onOpen: open })} onClose={() => setPicking(false)} />
      )}
      {keeping !== null && (
        <DraftDialog
          text={text}
          settings={keeping.settings}
          notKept={notKeptOf(keeping)}
          opened={opened}
          onDone={({ id }) => show({ text: id === opened?.draft.id ? words.updated : words.kept })}
          onClose={() => setKeeping(null)}
        />
      )}
    </Tools>
  );
}

/** The draft that stands in the composer, with what would be taken from it by writing over it. */
function useOpenedForDialog(isComposer: boolean, keeping: Partial<KeptWithDraft> | null): OpenedForDialog | undefined {
  const { draft } = useDraftOfAddress();
  if (!isComposer || !draft) return undefined;
  const warnings = [
    ...(isOpenedWhole(draft) ? [] : [words.notWhole]),
    ...(keeping !== null && losesPeople(draft, keeping) ? [words.losesPeople] : []),
  ];
  return { draft, warning: warnings.length > 0 ? warnings.join(' ') : undefined };
}

function notKeptOf({ notKept }: Partial<KeptWithDraft>): string | undefined {
  if (notKept === 'many') return words.notKept.many(MAX_DRAFT_NUMBERS);
  return notKept === 'file' ? words.notKept.file : undefined;
}
