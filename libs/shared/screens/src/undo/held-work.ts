const held = new Set<symbol>();

function ask(event: BeforeUnloadEvent): void {
  event.preventDefault();
}

/** Works that wait for their undo to be over. While there is one, the browser asks before the page is closed. */
export const heldWork = {
  /** Answers the way to say that it waits no longer. */
  hold(): () => void {
    const one = Symbol('held');
    if (held.size === 0) window.addEventListener('beforeunload', ask);
    held.add(one);
    return () => {
      held.delete(one);
      if (held.size === 0) window.removeEventListener('beforeunload', ask);
    };
  },
} as const;
