/** jsdom has no media queries: gives it a window of that width. */
export function setViewport(width: number): void {
  window.matchMedia = (query) => {
    const max = /max-width:\s*([\d.]+)px/.exec(query)?.[1];
    return Object.assign(new EventTarget(), {
      matches: max !== undefined && width <= Number(max),
      media: query,
      onchange: null,
      addListener: () => undefined,
      removeListener: () => undefined,
    });
  };
}
