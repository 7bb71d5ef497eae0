import { answerOf, api, onRightRefused, onSessionLost, onSignOut, shouldRetry } from '@peyk/shared-api-client';
import type { Permission } from '@peyk/shared-contract';
import type { FeatureModule } from '@peyk/shared-module';
import { sessionEvents, type AppStore, type RootState } from '@peyk/shared-store';
import type { QueryClient } from '@tanstack/react-query';
import { askUntilAnswered, type Asking } from './ask-until-answered';

const isFinal = (failure: unknown) => failure instanceof Error && !shouldRetry(0, failure);

/**
 * Keeps the session true: asks who the token belongs to whenever there is a new one, until it is answered, and ends the
 * session when the server refuses it. What was cached for one person is never shown to another, and what a domain keeps in
 * the browser goes when its owner signs out or someone else signs in; an expired session leaves it for them to come back to.
 */
export function followSession(store: AppStore, client: QueryClient, modules: readonly FeatureModule[] = []): void {
  const keepOnlyOf = (userName: string | null) => modules.forEach((module) => module.keepOnlyOf?.(userName));
  const identify = async (token: string) => {
    // Not through the cache: there a newer question would be given the answer of the one on its way.
    const user = await answerOf(api.GET('/check_token'));
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
        ...(user.manager_name && { managerName: user.manager_name }),
        ...(user.needs_second_factor && { needsSecondFactor: true }),
        ...(user.masks_numbers && { masksNumbers: true }),
        ...(user.hides_texts && { hidesTexts: true }),
      }),
    );
  };

  // A failure leaves the name out, and with it whether someone is impersonated, which must not stay unsaid: it is asked on. Until
  // then every page of its own tells what is wrong.
  const identifyOrGoOn = (token: string) =>
    identify(token).catch((failure: unknown) => {
      if (store.getState().session.token === token) store.dispatch(sessionEvents.userUnanswered());
      throw failure;
    });

  let last: { readonly token: string | null; readonly doubts: number } = { token: null, doubts: 0 };
  let asking: Asking | undefined;
  const watch = () => {
    const { token, doubts = 0 } = store.getState().session;
    const before = last;
    last = { token, doubts };
    if (token === before.token) {
      if (doubts > before.doubts) asking?.again();
      return;
    }
    asking?.end();
    if (before.token !== null) client.clear();
    asking = token === null ? undefined : askUntilAnswered(() => identifyOrGoOn(token), isFinal);
  };
  store.subscribe(watch);
  watch();
  doubtAfterSilence(store);
  onRightRefused(() => store.dispatch(sessionEvents.rightsDoubted()));

  onSignOut(() => keepOnlyOf(null));
  onSessionLost(() => {
    store.dispatch(sessionEvents.expired());
    client.clear();
  });
}

/** While the socket was away nobody said that rights have changed: when it is back they are asked for. */
function doubtAfterSilence(store: AppStore): void {
  const isOpen = ({ live }: RootState) => live.status === 'OPEN';
  let wasOpen = false;
  let wasEverOpen = false;
  store.subscribe(() => {
    const opened = !wasOpen && isOpen(store.getState());
    wasOpen = isOpen(store.getState());
    const isBack = opened && wasEverOpen;
    wasEverOpen ||= opened;
    if (isBack) store.dispatch(sessionEvents.rightsDoubted());
  });
}
