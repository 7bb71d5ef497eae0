import { Caption, Dialog, LinkButton, When, space, styled } from '@peyk/shared-ui';
import { useState } from 'react';
import type { News } from '../../api/list-news';
import { messages } from '../../messages';

const Body = styled('p')({
  whiteSpace: 'pre-line',
  overflowWrap: 'anywhere',
  marginBlock: `${space[2]}px ${space[4]}px`,
});

interface NewsDialogProps {
  /** `null` closes the dialog. */
  readonly news: News | null;
  readonly onClose: () => void;
}

/** The whole of one piece of news. */
export default function NewsDialog({ news, onClose }: NewsDialogProps) {
  // What was shown stays while the dialog fades away.
  const [shown, setShown] = useState(news);
  if (news !== null && news !== shown) setShown(news);
  return (
    <Dialog open={news !== null} onClose={onClose} title={shown?.title ?? ''}>
      {shown !== null && (
        <>
          <Caption>
            <When instant={shown.published_at} as="full" />
          </Caption>
          <Body>{shown.body}</Body>
          {shown.link !== null && (
            <LinkButton component="a" href={shown.link} target="_blank" rel="noopener noreferrer">
              {messages.moreAboutIt}
            </LinkButton>
          )}
        </>
      )}
    </Dialog>
  );
}
