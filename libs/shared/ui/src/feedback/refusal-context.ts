import { createContext } from 'react';

/** The sentence of the refusal that a forbidden face stands for: it names who can give the right. */
export const RefusalContext = createContext<string | undefined>(undefined);
