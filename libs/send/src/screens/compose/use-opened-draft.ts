import type { Draft } from '@peyk/shared-screens';
import { useEffect, useRef } from 'react';
import { draftMessages as words } from '../../draft-messages';
import { openDraft } from '../../model/draft-content';
import { useBroughtIn } from './use-brought-in';
import type { Brought } from './use-copied-send';
import { useDraftOfAddress } from './use-draft-of-address';
import type { CompositionForm } from './use-kept-form';

/** Fills the form with a draft and everything that it carries when the address asks for it (`?draft=12`). */
export function useOpenedDraft(form: CompositionForm): Brought {
  const { isAsked, name, draft, isError, leave } = useDraftOfAddress();
  const restore = useBroughtIn(form, draft ? { name, fill: (before) => openDraft(draft, before).composition } : null);
  useCleared(form, leave);
  // What is given back has nothing to do with the draft, which must not be written over with it.
  const giveBack = () => {
    restore?.();
    leave();
  };
  return {
    notices: isAsked ? noticesOf({ draft, isError }, form) : [],
    failed: isError || draft === null,
    restore: restore && giveBack,
  };
}

/** Whoever clears the form writes something else, which must not be offered in place of the draft. */
function useCleared({ initialValues }: CompositionForm, onCleared: () => void): void {
  // Clearing is all that gives the form another beginning. It is seen here because most messages are written without a draft.
  const begun = useRef(initialValues);
  useEffect(() => {
    if (begun.current === initialValues) return;
    begun.current = initialValues;
    onCleared();
  });
}

function noticesOf(
  { draft, isError }: { draft: Draft | null | undefined; isError: boolean },
  { values }: CompositionForm,
): string[] {
  if (isError) return [words.failed];
  if (draft === undefined) return [words.loading];
  if (draft === null) return [words.gone];
  if (draft.settings === null) return [words.text];
  const { unread } = openDraft(draft, values);
  return [
    words.whole,
    ...draft.missing.map(words.missing),
    ...(unread > 0 ? [words.unread(unread)] : []),
    ...(wasOfFile(draft) ? [words.fileMissing] : []),
  ];
}

/** Its recipients stood in a file, which no draft keeps. */
function wasOfFile({ settings, recipients }: Draft): boolean {
  const way = settings?.sending_type;
  return way === 'file' || (way === 'keyword' && recipients === null);
}
