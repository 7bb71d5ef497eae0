import { useSearchParams } from 'react-router';

const TAB_KEY = 'tab';

/**
 * The open tab, bound to the address. Anything but a number from 0 to `count - 1` means the first tab.
 *
 * @returns the tab's index and the way to open another; opening one goes back to the first page of its list
 */
export function useTab(count: number): readonly [number, (tab: number) => void] {
  const [parameters, setParameters] = useSearchParams();
  const written = parameters.get(TAB_KEY) ?? '';
  const index = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  const open = (tab: number) =>
    setParameters(
      (before) => {
        before.set(TAB_KEY, String(tab));
        before.delete('page');
        return before;
      },
      { replace: true },
    );
  return [index < count ? index : 0, open];
}
