import { listKeys, prefixed } from './address-keys';
import { useAddress } from './use-address';

/**
 * The open tab, bound to the address by replacement. Anything but a number from 0 to `count - 1` means the first tab.
 *
 * @param prefix for the second set of tabs on one page: `details` reads `details_tab`
 * @returns the tab's index and the way to open another; opening one goes back to the first page of its list
 */
export function useTab(count: number, prefix?: string): readonly [number, (tab: number) => void] {
  const [parameters, rewrite] = useAddress();
  const tabKey = prefixed(prefix, 'tab');
  const written = parameters.get(tabKey) ?? '';
  const index = /^\d{1,3}$/.test(written) ? Number(written) : 0;
  const open = (tab: number) =>
    rewrite((address) => {
      address.set(tabKey, String(tab));
      address.delete(listKeys(prefix).page);
    });
  return [index < count ? index : 0, open];
}
