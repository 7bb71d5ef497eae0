import { layoutEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import { useEffect, useEffectEvent, useRef } from 'react';
import type { Command } from '../commands/command';
import { isCovered, isOccupied } from './is-occupied';
import { NOTHING_PRESSED, pressKey } from './key-sequence';
import { isHelpKey, isPaletteKey, isSearchKey, letterOf } from './read-key';

/** A page's own search field, which `/` leads to; without one it opens the palette. */
const SEARCH_FIELD = '#content input[type="search"], #content [role="searchbox"]';

/**
 * Listens to the keyboard: Ctrl-K opens the palette anywhere; single keys run commands, `/` searches and `?` shows the
 * help, but never while someone types, never behind a dialog, and not at all once the person has switched them off.
 */
export function useShortcuts(commands: readonly Command[]): void {
  const dispatch = useAppDispatch();
  const isOff = useAppSelector((state) => state.preferences.shortcutsOff);
  const overlay = useAppSelector((state) => state.layout.overlay);
  const pressed = useRef(NOTHING_PRESSED);

  const open = (event: KeyboardEvent, which: 'palette' | 'shortcuts') => {
    event.preventDefault();
    dispatch(layoutEvents.overlayOpened(which));
  };
  const search = (event: KeyboardEvent) => {
    const field = document.querySelector<HTMLElement>(SEARCH_FIELD);
    if (field === null) return open(event, 'palette');
    event.preventDefault();
    field.focus();
  };
  const single = (event: KeyboardEvent) => {
    if (isHelpKey(event)) return open(event, 'shortcuts');
    if (isSearchKey(event)) return search(event);
    const letter = event.shiftKey ? null : letterOf(event);
    if (letter === null) return;
    const { completed, pressed: next } = pressKey(commands, pressed.current, letter, event.timeStamp);
    pressed.current = next;
    if (completed === null) return;
    event.preventDefault();
    completed.run();
  };
  const onKey = useEffectEvent((event: KeyboardEvent) => {
    if (event.defaultPrevented || event.isComposing || event.repeat) return;
    if (isPaletteKey(event)) {
      // Behind a question that waits for an answer nothing else may open; the palette itself closes again.
      if (overlay === 'palette') {
        event.preventDefault();
        dispatch(layoutEvents.overlayClosed());
      } else if (!isCovered()) open(event, 'palette');
      return;
    }
    if (isOff || event.ctrlKey || event.metaKey || event.altKey || isOccupied(event.target)) return;
    single(event);
  });

  useEffect(() => {
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, []);
}
