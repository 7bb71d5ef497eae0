import { createContext, useContext } from 'react';
import type { Needed } from './feature-module';

/** What a page needs of the one who opens it, by its path. Without a shell around, nothing. */
const NeededFor = createContext<(path: string) => Needed>(() => null);

/** The shell tells it: it alone knows the pages of all domains. */
export const NeededForProvider = NeededFor.Provider;

/** For links whose paths come from the server: which right the page behind each of them needs. */
export const useNeededFor = () => useContext(NeededFor);
