import { answerOf, api, onSessionLost, onSignOut, shouldRetry } from '@peyk/shared-api-client';
import type { Permission } from '@peyk/shared-contract';
import type { FeatureModule } from '@peyk/shared-module';
import { sessionEvents, type AppStore } from '@peyk/shared-store';
import type { QueryClient } from '@tanstack/react-query';
import { askUntilAnswered } from './ask-until-answered';

const isFinal = (failure: unknown) => failure instanceof Error && !shouldRetry(0, failure);

/**
 * Keeps the session true: asks who the token belongs to whenever there is a new one, until it is answered, and ends the
 * session when the server refuses it. What was cached for one person is never shown to another, and what a domain keeps in
 * the browser goes when its owner signs out or somebody else signs in; an expired session leaves it for them to come back to.
 */
export function followSession(store: AppStore, client: QueryClient, modules: readonly FeatureModule[] = []): void {
  const keepOnlyOf = (userName: string | null) => modules.forEach((module) => module.keepOnlyOf?.(userName));
  const identify = async (token: string) => {
    const user = await client.fetchQuery({
      queryKey: ['session', 'user'],
      queryFn: () => answerOf(api.GET('/check_token')),
      gcTime: 0,
      staleTime: 0,
      retry: false,
    });
    if (store.getState().session.token !== token) return;
    const { name, user_name: userName, impersonated, impersonated_by: impersonatedBy, is_owner: isOwner } = user;
    keepOnlyOf(userName);
    store.dispatch(
      sessionEvents.userIdentified({
        name,
        userName,
        impersonated,
        ...(impersonated && { impersonatedBy }),
        isOwner,
        permissions: user.permissions as Permission[],
      }),
    );
  };

  let known: string | null = null;
  let wasLoading = false;
  let stopAsking: (() => void) | undefined;
  const watch = () => {
    const { token, isLoading } = store.getState().session;
    const isDoubted = isLoading && !wasLoading;
    wasLoading = isLoading;
    if (token === known && !isDoubted) return;
    const before = token === known ? null : known;
    known = token;
    stopAsking?.();
    if (before !== null) client.clear();
    // A failure leaves the name out, and with it whether somebody is impersonated, which must not stay unsaid. Every page of
    // its own tells what is wrong.
    stopAsking = token === null ? undefined : askUntilAnswered(() => identify(token), isFinal);
  };
  store.subscribe(watch);
  watch();

  onSignOut(() => keepOnlyOf(null));
  onSessionLost(() => {
    store.dispatch(sessionEvents.expired());
    client.clear();
  });
}
