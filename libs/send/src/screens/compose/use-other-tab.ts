import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { hasContent, type Composition } from '../../model/composition';
import { WAYS } from '../../ways';
import { continueHere, loadAttempt, loadComposition } from './kept-in-tab';
import { newestElsewhere } from './other-tabs';
import { removeOtherTab, type WrittenElsewhere } from './tab-storage';

export interface OtherTab {
  /** What was written in another tab; null when there is nothing, or something of this tab's own. */
  readonly found: WrittenElsewhere | null;
  readonly goOn: () => void;
  readonly decline: () => void;
}

export interface OtherTabInput {
  readonly owner: string;
  /** What stands in the form. */
  readonly values: Composition;
  /** Begins the form anew with what is kept in the tab. */
  readonly onContinue: () => void;
}

/** Offers a tab that holds nothing what its person was writing in another. */
export function useOtherTab({ owner, values, onContinue }: OtherTabInput): OtherTab {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const [found, setFound] = useState(() => (isUnused(owner) ? newestElsewhere(owner) : null));
  const isBegun = hasContent(values);
  // Whatever was begun here is never replaced, not even after it was cleared: the offer is for a new page.
  useEffect(() => {
    if (isBegun) setFound(null);
  }, [isBegun]);

  // The other tab may write on, send it or sign out meanwhile.
  useEffect(() => {
    const look = () => setFound((offered) => (offered === null ? null : newestElsewhere(owner)));
    window.addEventListener('storage', look);
    return () => window.removeEventListener('storage', look);
  }, [owner]);

  const goOn = () => {
    const newest = newestElsewhere(owner);
    setFound(null);
    // It was sent a moment ago: nobody goes on with what has left.
    if (newest === null) return;
    continueHere(owner, newest);
    const way = WAYS.find(({ path }) => path === newest.path);
    if (way === undefined || way.path === pathname) onContinue();
    else void navigate(way.path);
  };
  const decline = () => {
    if (found !== null) removeOtherTab(found.key);
    setFound(null);
  };
  return { found: isBegun ? null : found, goOn, decline };
}

function isUnused(owner: string): boolean {
  return !hasContent(loadComposition(owner)) && loadAttempt(owner) === null;
}
