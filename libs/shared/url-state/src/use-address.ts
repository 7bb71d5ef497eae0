import { useSearchParams } from 'react-router';

/** Changes the parameters it is given. */
export type AddressChange = (parameters: URLSearchParams) => void;

/** The parameters of the address and the way to rewrite them by replacement: "back" leaves the page, not its last filter. */
export function useAddress(): readonly [URLSearchParams, (change: AddressChange) => void] {
  const [parameters, setParameters] = useSearchParams();
  const rewrite = (change: AddressChange) =>
    setParameters(
      (before) => {
        const after = new URLSearchParams(before);
        change(after);
        return after;
      },
      { replace: true },
    );
  return [parameters, rewrite];
}
