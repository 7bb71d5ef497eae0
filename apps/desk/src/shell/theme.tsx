import { DARK_KEY, readStored, writeStored } from '@peyk/shared-store';
import { createContext, useContext, useState, type ReactNode } from 'react';

interface Theme {
  readonly dark: boolean;
  readonly choose: (dark: boolean) => void;
}

const ThemeContext = createContext<Theme | null>(null);

/** Light or dark, as this browser was told last. */
export function ThemeProvider({ children }: { readonly children: ReactNode }) {
  const [dark, setDark] = useState(() => readStored(DARK_KEY) !== null);
  const choose = (chosen: boolean) => {
    writeStored(DARK_KEY, chosen ? 'true' : null);
    document.documentElement.className = chosen ? 'dark' : 'light';
    setDark(chosen);
  };
  return <ThemeContext value={{ dark, choose }}>{children}</ThemeContext>;
}

export function useTheme(): Theme {
  const theme = useContext(ThemeContext);
  if (theme === null) throw new Error('The theme is given by ThemeProvider, and this stands outside of it');
  return theme;
}
