import { focusRing, radius, space, styled, tone } from '@peyk/shared-ui';
import type { Faq } from '../api/help';

const List = styled('ul')({ display: 'grid', gap: space[2], margin: 0, padding: 0, listStyle: 'none' });
const Question = styled('details')({
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  '& > summary': { padding: space[3], cursor: 'pointer', borderRadius: radius.field },
  '& > summary:focus-visible': { ...focusRing, outlineOffset: -2 },
  '& > div': { padding: space[3], paddingBlockStart: 0, whiteSpace: 'pre-line', overflowWrap: 'anywhere' },
});

/** Questions that open to their answers. Texts of the installation, and nothing but text. */
export function FaqList({ faqs, label }: { readonly faqs: readonly Faq[]; readonly label: string }) {
  return (
    <List aria-label={label}>
      {faqs.map(({ id, question, answer }) => (
        <li key={id}>
          <Question>
            <summary>{question}</summary>
            <div>{answer}</div>
          </Question>
        </li>
      ))}
    </List>
  );
}
