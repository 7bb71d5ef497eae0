/** The keys of the palette as they are named on this kind of computer. */
export function paletteKeys(): readonly string[] {
  return /Mac|iPhone|iPad/.test(navigator.userAgent) ? ['⌘', 'K'] : ['Ctrl', 'K'];
}
