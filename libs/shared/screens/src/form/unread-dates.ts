import { formWords } from './form-words';

/**
 * The dates of a form that were typed and are none, by the names of their fields. The press that ends the typing must not go on with
 * the value that was put back, an earlier date or an empty one that means for ever: it is stopped once, and says so at the field.
 */
export function createUnreadDates<Name extends string>() {
  const standing = new Set<Name>();
  const stopped = new Set<Name>();
  return {
    /**
     * What a field tells by its `onUnread`; empty when nothing is to be waited for.
     * @returns whether a press was stopped for it, which is over now
     */
    note: (name: Name, text: string): boolean => {
      if (text === '') standing.delete(name);
      else standing.add(name);
      return stopped.delete(name);
    },
    /** The form is about to be sent. */
    press: () => standing.forEach((name) => stopped.add(name)),
    /** What stopped the last press. The field's own sentence says why, as long as it has one. */
    problems: () => Object.fromEntries([...stopped].map((name) => [name, formWords.unreadDate])),
  };
}
