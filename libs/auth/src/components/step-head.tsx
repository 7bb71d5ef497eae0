import { font, space, styled, tone } from '@peyk/shared-ui';
import type { ReactNode } from 'react';

const Head = styled('header')({ display: 'grid', gap: space[1] });
const Title = styled('h1')({ fontSize: font.heading, fontWeight: font.bold, lineHeight: font.tightLineHeight });
const Help = styled('p')({ color: tone.inkSoft });

interface StepHeadProps {
  readonly title: string;
  /** One or two sentences of help. */
  readonly children?: ReactNode;
}

/** What this step asks for: the page's heading and a line of help. */
export function StepHead({ title, children }: StepHeadProps) {
  return (
    <Head>
      <Title>{title}</Title>
      {children !== undefined && <Help>{children}</Help>}
    </Head>
  );
}
