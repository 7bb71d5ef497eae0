import { describeError, onSignOut } from '@peyk/shared-api-client';
import { useAppStore } from '@peyk/shared-store';
import { useToasts } from '@peyk/shared-ui';
import { useCallback } from 'react';
import { heldWork } from './held-work';

const words = { undo: 'برگرداندن', undone: 'به حالت پیش برگشت.' };

/** A work that can be taken back. */
export interface UndoableWork<Done> {
  /** What was done, or is about to be, in one sentence: «۱۲ پیش‌نویس حذف شد.» */
  readonly sentence: string;
  readonly run: () => Promise<Done>;
  /**
   * Reverses what has been done. Without it the work is held until the toast is gone, and taking it back means that it never began:
   * prefer this where the server can reverse, because what is held is lost when the page is closed.
   */
  readonly undo?: (done: Done) => Promise<unknown>;
  /** The work is held, and its rows may be shown as going. */
  readonly onHeld?: () => void;
  /** It is over, one way or the other: done, failed, taken back. */
  readonly onSettled?: () => void;
}

/**
 * Does things that can be taken back, with a toast that offers it. The toast and the work outlive the screen that began it, but not the
 * session: what is held when the person signs out is not done. While something is held, the browser asks before the page is closed.
 */
export function useUndoable() {
  const { show } = useToasts();
  const store = useAppStore();
  return useCallback(
    <Done>(work: UndoableWork<Done>): void => {
      const fail = (error: unknown) => void show({ text: describeError(error), tone: 'danger' });
      const takeBack = async (done: Done, undo: (done: Done) => Promise<unknown>) => {
        await undo(done).then(() => void show({ text: words.undone }), fail);
        work.onSettled?.();
      };
      const runNow = async (undo: (done: Done) => Promise<unknown>) => {
        try {
          const done = await work.run();
          show({ text: work.sentence, action: { label: words.undo, onAct: () => void takeBack(done, undo) } });
        } catch (error) {
          fail(error);
        }
        work.onSettled?.();
      };
      if (work.undo !== undefined) {
        void runNow(work.undo);
        return;
      }
      const nameOf = () => store.getState().session.user?.userName;
      const owner = nameOf();
      const release = heldWork.hold();
      const stopListening = onSignOut(() => withdraw());
      work.onHeld?.();
      const withdraw = show({
        text: work.sentence,
        action: { label: words.undo, onAct: () => undefined },
        onEnd: (end) => {
          release();
          stopListening();
          // Another person's session must not carry out what this one has asked for.
          const isOff = end === 'acted' || end === 'withdrawn' || nameOf() !== owner;
          const outcome = isOff ? Promise.resolve() : work.run().then(() => undefined, fail);
          void outcome.then(() => work.onSettled?.());
        },
      });
    },
    [show, store],
  );
}
