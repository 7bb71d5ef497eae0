/** What `styled` itself takes and must never pass on. With `as` in it, Emotion would stop drawing another element for it. */
const OF_STYLED: readonly PropertyKey[] = ['as', 'sx', 'theme', 'ownerState'];

/** Options for `styled`: these properties choose the look and do not reach the element. */
export function ownProps(...names: readonly string[]) {
  return { shouldForwardProp: (name: PropertyKey) => !OF_STYLED.includes(name) && !names.includes(String(name)) };
}
