import { readAttempt, type Attempt } from '../../model/attempt';
import { readComposition, writeComposition, type Composition } from '../../model/composition';
import { keepInTab, loadFromTab } from './tab-storage';

/** What this person was writing, or an empty composition. */
export function loadComposition(owner: string): Composition {
  return readComposition(loadFromTab('peyk-composition', owner));
}

/** Keeps what is being written, or forgets it for `null`. */
export function keepComposition(owner: string, composition: Composition | null): void {
  keepInTab('peyk-composition', owner, composition === null ? null : writeComposition(composition));
}

/** The attempt of this person whose answer is not known, or null. */
export function loadAttempt(owner: string): Attempt | null {
  return readAttempt(loadFromTab('peyk-attempt', owner));
}

/** Keeps an attempt from before it leaves until its answer is known, then `null` forgets it. */
export function keepAttempt(owner: string, attempt: Attempt | null): void {
  keepInTab('peyk-attempt', owner, attempt === null ? null : JSON.stringify(attempt));
}
