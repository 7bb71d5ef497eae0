import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { usernameQuery, type UsernameVerdict } from '../../api/check-username';
import { usernameSchema } from '../../model/username';

/** Typing rests this long before the server is asked. */
const REST_MS = 500;

type UsernameState =
  { readonly at: 'idle' | 'checking' | 'free' } | { readonly at: 'refused'; readonly reason: string };

interface UsernameCheck {
  /** What is known of the name that stands in the field now. */
  readonly state: UsernameState;
  /** Asks at once, for anyone who goes on before the rest is over. Without an answer nothing is held against the name. */
  readonly ask: () => Promise<UsernameVerdict>;
}

/** Whether a username is free, asked while it is typed. */
export function useUsernameCheck(typed: string): UsernameCheck {
  const client = useQueryClient();
  const name = usernameSchema().cast(typed) ?? '';
  const isAskable = name !== '' && usernameSchema().isValidSync(name);
  const rested = useRested(name);
  const isCurrent = isAskable && rested === name;
  const { data, isFetching } = useQuery({ ...usernameQuery(rested), enabled: isCurrent });

  const known = isCurrent ? data : client.getQueryData(usernameQuery(name).queryKey);
  return {
    state: toState(isAskable, known, isFetching || !isCurrent),
    ask: async () => {
      if (!isAskable) return { free: true };
      return client.ensureQueryData(usernameQuery(name)).catch(() => ({ free: true }) as const);
    },
  };
}

function toState(isAskable: boolean, known: UsernameVerdict | undefined, isComing: boolean): UsernameState {
  if (!isAskable) return { at: 'idle' };
  if (known === undefined) return { at: isComing ? 'checking' : 'idle' };
  return known.free ? { at: 'free' } : { at: 'refused', reason: known.reason };
}

/** A value that follows only after it has rested. */
function useRested(value: string): string {
  const [rested, setRested] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setRested(value), REST_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return rested;
}
