import { Caption, CardTitle, space, styled } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'start',
  justifyContent: 'space-between',
  gap: space[3],
  marginBlockEnd: space[4],
});
const Words = styled('div')({
  flex: '1 1 280px',
  display: 'grid',
  gap: space[1],
  minInlineSize: 0,
  '& > h2': { margin: 0 },
});

interface CardHeadProps {
  readonly title: string;
  readonly help: string;
  /** The way to a new one. */
  readonly children: ReactNode;
}

/** What a card is about, and what to do with it. */
export function CardHead({ title, help, children }: CardHeadProps) {
  return (
    <Head>
      <Words>
        <CardTitle>{title}</CardTitle>
        <Caption>{help}</Caption>
      </Words>
      {children}
    </Head>
  );
}
