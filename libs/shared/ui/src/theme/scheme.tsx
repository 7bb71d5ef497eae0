import { createContext, useContext, useLayoutEffect, type ReactNode } from 'react';

export type Scheme = 'light' | 'dark';

const SchemeContext = createContext<Scheme>('light');

/** Which of the two themes is on, for what cannot be said by a variable of the style sheet. */
export const useScheme = () => useContext(SchemeContext);

/** Puts the theme as a class on the page, where the variables of its colours hang. */
export function SchemeProvider({ dark, children }: { readonly dark: boolean; readonly children: ReactNode }) {
  const scheme = dark ? 'dark' : 'light';
  useLayoutEffect(() => {
    const { classList } = document.documentElement;
    classList.remove('light', 'dark');
    classList.add(scheme);
  }, [scheme]);
  return <SchemeContext value={scheme}>{children}</SchemeContext>;
}
