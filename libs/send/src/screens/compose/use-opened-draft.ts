import { DRAFT_KEY, type Draft } from '@peyk/shared-screens';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { draftQuery } from '../../api/read-draft';
import { draftMessages as words } from '../../draft-messages';
import { openDraft } from '../../model/draft-content';
import { useBroughtIn } from './use-brought-in';
import type { Brought } from './use-copied-send';
import type { CompositionForm } from './use-kept-form';

/** Fills the form with a draft and everything that it carries when the address asks for it (`?draft=12`). */
export function useOpenedDraft(form: CompositionForm): Brought {
  const [parameters] = useSearchParams();
  // The same draft may be opened twice on one page, to begin with it anew.
  const { key } = useLocation();
  const id = parameters.get(DRAFT_KEY) ?? '';
  const isAsked = /^\d{1,18}$/.test(id);
  const query = useQuery({ ...draftQuery(id, key), enabled: isAsked });
  const { data } = query;
  const restore = useBroughtIn(
    form,
    data ? { name: `${id} ${key}`, fill: (before) => openDraft(data, before).composition } : null,
  );
  return { notices: isAsked ? noticesOf(query, form) : [], failed: query.isError || data === null, restore };
}

function noticesOf(
  { data, isError }: { data: Draft | null | undefined; isError: boolean },
  { values }: CompositionForm,
): string[] {
  if (isError) return [words.failed];
  if (data === undefined) return [words.loading];
  if (data === null) return [words.gone];
  if (data.settings === null) return [words.text];
  const { unread } = openDraft(data, values);
  return [
    words.whole,
    ...data.missing.map(words.missing),
    ...(unread > 0 ? [words.unread(unread)] : []),
    ...(wasOfFile(data) ? [words.fileMissing] : []),
  ];
}

/** Its recipients stood in a file, which no draft keeps. */
function wasOfFile({ settings, recipients }: Draft): boolean {
  const way = settings?.sending_type;
  return way === 'file' || (way === 'keyword' && recipients === null);
}
