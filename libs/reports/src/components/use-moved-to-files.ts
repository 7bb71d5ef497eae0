import { ApiError } from '@peyk/shared-api-client';
import { sendKeys } from '@peyk/shared-sends';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';

/** The recipients of a send went into files. */
const IN_FILES = '409-600';

/**
 * Asks for the send anew when its recipients turn out to have gone into files while its report is open: it says since when, and the
 * report shows that instead of an error. Once for each refusal.
 */
export function useMovedToFiles(sendId: string, error: unknown): void {
  const client = useQueryClient();
  useEffect(() => {
    if (!(error instanceof ApiError) || error.code !== IN_FILES) return;
    void client.invalidateQueries({ queryKey: sendKeys.one(sendId) });
  }, [client, sendId, error]);
}
