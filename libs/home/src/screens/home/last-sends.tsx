import { fillPath } from '@peyk/shared-module';
import { MessageText } from '@peyk/shared-screens';
import { stateWordsOf, stretchesOf, type Send } from '@peyk/shared-sends';
import {
  LongWords,
  StackedBar,
  StatusChip,
  When,
  font,
  formatNumber,
  media,
  motion,
  size,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { Link } from 'react-router';
import { OTHER_PATHS } from '../../home-paths';
import { messages } from '../../messages';

/** The card, not the window, says how much room there is: beside the news it is narrow on a wide window, too. */
const List = styled('ul')({ containerType: 'inline-size' });
const NARROW_CARD = '@container (max-width: 520px)';

const Row = styled(Link)({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.4fr) minmax(140px, 1fr) minmax(128px, auto)',
  alignItems: 'center',
  columnGap: space[5],
  rowGap: space[2],
  minBlockSize: size.touch + space[4],
  paddingBlock: space[3],
  paddingInline: space[5],
  borderBlockStart: `1px solid ${tone.hairline}`,
  color: tone.ink,
  textDecoration: 'none',
  transition: `background-color ${motion.quick}`,
  '&:hover': { background: tone.lapisSoft },
  '&:focus-visible': { outlineOffset: -2 },
  '& > span:last-of-type': { justifySelf: 'end' },
  [NARROW_CARD]: {
    gridTemplateColumns: 'minmax(0, 1fr) auto',
    '& > div': { gridColumn: '1 / -1', order: 3 },
  },
  [media.mobile]: { paddingInline: space[4] },
});
const Words = styled('span')({ display: 'grid', minInlineSize: 0 });
const Summary = styled('span')({
  display: '-webkit-box',
  WebkitBoxOrient: 'vertical',
  WebkitLineClamp: 1,
  overflow: 'hidden',
  overflowWrap: 'anywhere',
  fontWeight: font.medium,
});
const Soft = styled('span')({ color: tone.inkSoft, fontSize: font.caption });
const Journey = styled('div')({ display: 'grid', gap: space[1] });

/** The newest sends, each with its living bar. */
export function LastSends({ sends }: { readonly sends: readonly Send[] }) {
  return (
    <List>
      {sends.map((send) => (
        <li key={send.id}>
          <SendRow send={send} />
        </li>
      ))}
    </List>
  );
}

function SendRow({ send }: { readonly send: Send }) {
  const { label, tone: look, icon } = stateWordsOf(send);
  const total = send.counts.total === 0 ? send.requested_count : send.counts.total;
  const share = `${formatNumber(send.counts.delivered)} ${messages.of} ${formatNumber(total)} ${messages.delivered}`;
  return (
    <Row to={fillPath(OTHER_PATHS.report, { id: send.id })}>
      <Words>
        <Summary>
          <bdi>
            <MessageText text={send.summary}>
              <LongWords>{send.summary}</LongWords>
            </MessageText>
          </bdi>
        </Summary>
        <Soft>
          <When instant={send.created_at} />، {formatNumber(total)} {messages.recipients}
        </Soft>
      </Words>
      <Journey>
        <StackedBar slim label={share} segments={stretchesOf(send.counts)} />
        <Soft>{share}</Soft>
      </Journey>
      <StatusChip tone={look} icon={icon}>
        {label}
      </StatusChip>
    </Row>
  );
}
