import { LatinRun, styled } from '@peyk/shared-ui';

/** Addresses have no place to break, and are longer than a phone is wide. */
const Breaking = styled('span')({ '& bdi': { overflowWrap: 'anywhere', whiteSpace: 'normal' } });

/** Where a link leads. */
export function Address({ url }: { readonly url: string }) {
  return (
    <Breaking>
      <LatinRun>{url}</LatinRun>
    </Breaking>
  );
}
