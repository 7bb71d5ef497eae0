import { useQueryClient, type QueryKey } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';

const AT_MOST_EVERY_MS = 1000;

/**
 * Asks again for what stands under `queryKey` when `sign` changes, at most once a second and always once after the last
 * change. For lists that follow a live counter without a message of their own.
 */
export function useRefreshOnChange(sign: string, queryKey: QueryKey): void {
  const client = useQueryClient();
  const seen = useRef(sign);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const key = useRef(queryKey);

  useEffect(() => {
    key.current = queryKey;
    if (seen.current === sign) return;
    seen.current = sign;
    timer.current ??= setTimeout(() => {
      timer.current = undefined;
      void client.invalidateQueries({ queryKey: key.current });
    }, AT_MOST_EVERY_MS);
  }, [client, queryKey, sign]);

  useEffect(() => () => clearTimeout(timer.current), []);
}
