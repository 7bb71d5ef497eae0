import { styled } from '@peyk/shared-ui';

const Line = styled('bdi')({ overflowWrap: 'anywhere' });

/** An address of the web, left to right, which may be longer than a phone is wide. */
export function Address({ url }: { readonly url: string }) {
  return <Line dir="ltr">{url}</Line>;
}
