import { readAttempt, type Attempt } from '../../model/attempt';
import { readComposition, writeComposition, type Composition } from '../../model/composition';
import { copyForOtherTabs, forgetSame, takeOverCopy } from './other-tabs';
import { keepInTab, loadFromTab, removeOtherTab, type WrittenElsewhere } from './tab-storage';

/** What this person was writing, or an empty composition. */
export function loadComposition(owner: string): Composition {
  return readComposition(loadFromTab('peyk-composition', owner));
}

/** Keeps what is being written on a page, or forgets it for `null`. */
export function keepComposition(owner: string, composition: Composition | null, path = ''): void {
  const content = composition === null ? null : writeComposition(composition);
  takeOverCopy(owner, loadFromTab('peyk-composition', owner));
  keepInTab('peyk-composition', owner, content);
  const attempt = loadFromTab('peyk-attempt', owner);
  copyForOtherTabs(owner, content === null ? null : { composition: content, attempt, path });
}

/** It has been sent: neither this tab nor a copy of the same for another has it any more. */
export function forgetSent(owner: string, composition: Composition): void {
  keepComposition(owner, null);
  forgetSame(owner, writeComposition(composition));
}

/** Brings what was written in another tab into this one, with the attempt to send it, should its answer not be known. */
export function continueHere(owner: string, { key, composition, attempt }: WrittenElsewhere): void {
  keepInTab('peyk-composition', owner, composition);
  keepInTab('peyk-attempt', owner, attempt);
  // It is this tab's now. A tab that is still open has its own and copies it again with the next change.
  removeOtherTab(key);
}

/** The attempt of this person whose answer is not known, or null. */
export function loadAttempt(owner: string): Attempt | null {
  return readAttempt(loadFromTab('peyk-attempt', owner));
}

/** Keeps an attempt from before it leaves until its answer is known, then `null` forgets it. */
export function keepAttempt(owner: string, attempt: Attempt | null): void {
  const content = attempt === null ? null : JSON.stringify(attempt);
  keepInTab('peyk-attempt', owner, content);
  copyForOtherTabs(owner, { attempt: content });
}
