import { render, type RenderResult } from '@testing-library/react';
import userEvent, { type UserEvent } from '@testing-library/user-event';
import axe from 'axe-core';
import type { ReactElement } from 'react';
import { createRtlCache } from '../theme/rtl-cache';
import { UiProvider } from '../theme/ui-provider';
import { setViewport } from './viewport';

interface RenderOptions {
  readonly dark?: boolean;
}

/** Draws a piece inside the design system, on a desktop and in light unless the test asks for something else. */
export function renderUi(
  piece: ReactElement,
  { dark = false }: RenderOptions = {},
): RenderResult & { readonly user: UserEvent } {
  if (typeof window.matchMedia !== 'function') setViewport(1280);
  const cache = createRtlCache();
  const inUi = (element: ReactElement) => (
    <UiProvider cache={cache} dark={dark}>
      {element}
    </UiProvider>
  );
  const result = render(inUi(piece));
  return { ...result, rerender: (next) => result.rerender(inUi(next as ReactElement)), user: userEvent.setup() };
}

/** What axe finds wrong with what is drawn now. Colours are measured by the test of the tokens; jsdom paints nothing. */
export async function axeFindings(): Promise<readonly string[]> {
  const { violations } = await axe.run(document.body, {
    rules: { 'color-contrast': { enabled: false }, region: { enabled: false } },
  });
  return violations.map((violation) => `${violation.id}: ${violation.nodes.map((node) => node.html).join(' ')}`);
}
