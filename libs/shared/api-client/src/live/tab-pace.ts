import { SLOW_AFTER_MS } from './live-timing';

/** Tells whether this tab is looked at, and whether it has been out of sight for so long that its timers may run late. */
export function watchPace(): { readonly pace: () => 'seen' | 'hidden' | 'slow'; readonly stop: () => void } {
  let hiddenSince = Date.now();
  const note = () => {
    if (document.hidden) hiddenSince = Date.now();
  };
  document.addEventListener('visibilitychange', note);
  return {
    pace: () => {
      if (!document.hidden) return 'seen';
      return Date.now() - hiddenSince < SLOW_AFTER_MS ? 'hidden' : 'slow';
    },
    stop: () => document.removeEventListener('visibilitychange', note),
  };
}
