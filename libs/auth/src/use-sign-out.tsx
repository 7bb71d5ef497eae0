import { useMutation, useQueryClient } from '@tanstack/react-query';
import { announceSignOut, describeError } from '@peyk/shared-api-client';
import { sessionEvents, useAppDispatch } from '@peyk/shared-store';
import { Button, Dialog } from '@peyk/shared-ui';
import type { ReactNode } from 'react';
import { logout } from './api/logout';
import { signOutMessages } from './sign-out-messages';

interface SignOut {
  readonly signOut: () => void;
  readonly isPending: boolean;
  /** Put it anywhere in the page: it shows itself only when signing out failed. */
  readonly failureDialog: ReactNode;
}

/**
 * Signs out: on success the token, all cached data and what domains keep in the browser go, and the guard leads to the login page. On failure the person
 * stays signed in and is told why, because a token that still works must not look gone.
 */
export function useSignOut(): SignOut {
  const dispatch = useAppDispatch();
  const client = useQueryClient();
  const leaving = useMutation({
    mutationFn: logout,
    onSuccess: () => {
      announceSignOut();
      dispatch(sessionEvents.loggedOut());
      client.clear();
    },
  });
  const failureDialog = (
    <Dialog
      open={leaving.isError}
      title={signOutMessages.failed}
      onClose={leaving.reset}
      actions={
        <Button variant="primary" onClick={leaving.reset}>
          {signOutMessages.understood}
        </Button>
      }
    >
      {leaving.isError && describeError(leaving.error)}
    </Dialog>
  );
  return { signOut: () => leaving.mutate(), isPending: leaving.isPending, failureDialog };
}
