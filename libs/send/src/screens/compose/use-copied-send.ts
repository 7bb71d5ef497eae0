import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { COPY_LIMIT, copyQuery, type SendCopy } from '../../api/copy-send';
import { copyMessages as words } from '../../copy-messages';
import { COPY_KEY } from '../../send-paths';
import { useBroughtIn } from './use-brought-in';
import type { CompositionForm } from './use-kept-form';

/** What the address has asked into the form. */
export interface Brought {
  /** What to tell the person about it, in sentences; none when nothing was asked for. */
  readonly notices: readonly string[];
  readonly failed: boolean;
  /** Gives back what was being written before it came, when there was something. */
  readonly restore: (() => void) | null;
}

/** Fills the form with an earlier send when the address asks for it (`?copy=12`), and keeps what stood there before. */
export function useCopiedSend(form: CompositionForm): Brought {
  const [parameters] = useSearchParams();
  const sendId = parameters.get(COPY_KEY) ?? '';
  const isAsked = /^\d{1,19}$/.test(sendId);
  const query = useQuery({ ...copyQuery(sendId), enabled: isAsked });
  const { data } = query;
  const restore = useBroughtIn(form, data === undefined ? null : { name: sendId, fill: filledWith(data) });
  return { notices: isAsked ? [noticeOf(query)] : [], failed: query.isError, restore };
}

const filledWith =
  ({ line, text, numbers }: SendCopy) =>
  (before: CompositionForm['values']) => ({ ...before, line, text, numbers: numbers ?? [] });

function noticeOf(query: { isError: boolean; data: { numbers: readonly string[] | null } | undefined }): string {
  if (query.isError) return words.failed;
  if (query.data === undefined) return words.loading;
  return query.data.numbers === null ? words.textOnly(COPY_LIMIT) : words.ready;
}
