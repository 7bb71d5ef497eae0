import { catchUpLive, dispatchLive, startLive } from '@peyk/shared-api-client';
import { liveEvents, sessionEvents, useAppDispatch } from '@peyk/shared-store';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { modules } from '../modules';

/** It is the session's business, not a domain's: what the person may do is asked again. */
const RIGHTS_CHANGED = 'rights_changed';
const handlers = modules.flatMap((module) => module.liveHandlers ?? []);

/** Listens to the server for as long as someone is signed in, and hands what it says to the domains. */
export function useLiveUpdates(): void {
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  useEffect(
    () =>
      startLive({
        onStatus: (status) => {
          dispatch(liveEvents.statusChanged(status));
          if (status === 'OPEN') catchUpLive(handlers, client);
        },
        onMessage: (message) => {
          if (message.event === RIGHTS_CHANGED) dispatch(sessionEvents.rightsDoubted());
          else dispatchLive(message, handlers, client);
        },
        // eslint-disable-next-line no-console -- the specification: what cannot be read is only logged
        log: (note) => console.warn(note),
      }),
    [dispatch, client],
  );
}
