import { DRAFT_KEY, type Draft } from '@peyk/shared-screens';
import { useQuery } from '@tanstack/react-query';
import { useLocation, useSearchParams } from 'react-router';
import { draftQuery } from '../../api/read-draft';

/** A draft that the address asks for (`?draft=12`), under the name of this opening of it. */
export interface DraftOfAddress {
  readonly isAsked: boolean;
  readonly name: string;
  /** Undefined until it is there, null when there is none. */
  readonly draft: Draft | null | undefined;
  readonly isError: boolean;
  /** The composer has no more to do with it. */
  readonly leave: () => void;
}

/** Reads it once for everybody on the page. The same draft may be opened twice on one page, to begin with it anew. */
export function useDraftOfAddress(): DraftOfAddress {
  const [parameters, setParameters] = useSearchParams();
  const { key } = useLocation();
  const id = parameters.get(DRAFT_KEY) ?? '';
  const isAsked = /^\d{1,18}$/.test(id);
  const { data, isError } = useQuery({ ...draftQuery(id, key), enabled: isAsked });
  const leave = () =>
    setParameters(
      (before) => {
        before.delete(DRAFT_KEY);
        return before;
      },
      { replace: true },
    );
  return { isAsked, name: `${id} ${key}`, draft: data, isError, leave };
}
