import { useQuery } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router';
import { COPY_LIMIT, copyQuery } from '../../api/copy-send';
import { copyMessages as words } from '../../copy-messages';
import { hasContent, type Composition } from '../../model/composition';
import { COPY_KEY } from '../../send-paths';
import type { CompositionForm } from './use-kept-form';

export interface CopiedSend {
  /** What to tell the person about the copy, or null when none was asked for. */
  readonly notice: string | null;
  readonly failed: boolean;
  /** Gives back what was being written before the copy came, when there was something. */
  readonly restore: (() => void) | null;
}

/** Fills the form with an earlier send when the address asks for it (`?copy=12`), and keeps what stood there before. */
export function useCopiedSend(form: CompositionForm): CopiedSend {
  const [parameters] = useSearchParams();
  const sendId = parameters.get(COPY_KEY) ?? '';
  const isAsked = /^\d{1,19}$/.test(sendId);
  const query = useQuery({ ...copyQuery(sendId), enabled: isAsked });
  const [before, setBefore] = useState<Composition | null>(null);
  const filled = useRef<string | null>(null);

  const { data } = query;
  const { values, setValues } = form;
  useEffect(() => {
    if (data === undefined || filled.current === sendId) return;
    filled.current = sendId;
    const copy = { ...values, line: data.line, text: data.text, numbers: data.numbers ?? [] };
    // A reload finds the copy itself in the form; only someone's other work is worth keeping aside.
    if (hasContent(values) && values.text !== copy.text) setBefore(values);
    void setValues(copy);
  }, [data, sendId, setValues, values]);

  const restore = () => {
    if (before !== null) void setValues(before);
    setBefore(null);
  };
  return {
    notice: isAsked ? noticeOf(query) : null,
    failed: query.isError,
    restore: before === null ? null : restore,
  };
}

function noticeOf(query: { isError: boolean; data: { numbers: readonly string[] | null } | undefined }): string {
  if (query.isError) return words.failed;
  if (query.data === undefined) return words.loading;
  return query.data.numbers === null ? words.textOnly(COPY_LIMIT) : words.ready;
}
