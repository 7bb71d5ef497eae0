import { exclusionsOf, type SendDetails } from '@peyk/shared-sends';
import { HiddenTextsNote, MessageText } from '@peyk/shared-screens';
import {
  Caption,
  Card,
  CardTitle,
  CopyButton,
  Fact,
  Facts,
  LatinRun,
  Money,
  Stack,
  When,
  formatNumber,
  media,
  space,
  styled,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link } from 'react-router';
import { Maker } from '../../components/maker';
import { messages } from '../../messages';
import { rateOf, spellHours } from '../../model/line-limits';
import { reportPath } from '../../reports-paths';
import { MessageBubble } from './message-bubble';
import { SendFiles } from './send-files';

const words = messages.send;

const Columns = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 2fr) minmax(0, 3fr)',
  gap: space[4],
  alignItems: 'start',
  '@media (max-width: 1023px)': { gridTemplateColumns: 'minmax(0, 1fr)' },
  [media.mobile]: { gap: space[3] },
});
const TitleRow = styled('div')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'start',
  // The button is taller than the title; their middles stand at one height.
  '& > :not(:first-child)': { marginBlockStart: -space[2] },
});

/** What was sent, and everything that was decided about it. */
export function SendDetailsCards({ send }: { readonly send: SendDetails }) {
  return (
    <Columns>
      <Card>
        <TitleRow>
          <CardTitle>{send.own_texts === true ? words.ownTexts : words.text}</CardTitle>
          {send.text !== '' && <CopyButton text={send.text} what={words.textCopy} />}
        </TitleRow>
        <Stack gap={3}>
          <MessageText text={send.text}>
            <MessageBubble dir="auto" tabIndex={0}>
              {send.text}
            </MessageBubble>
          </MessageText>
          {send.text === '' && <HiddenTextsNote />}
          <Caption>
            {send.own_texts === true
              ? words.ownTextsHelp(send.parts)
              : `${formatNumber(send.parts)} ${words.parts}، ${words.encodings[send.encoding]}`}
          </Caption>
        </Stack>
      </Card>
      <Card>
        <CardTitle>{words.details}</CardTitle>
        <DetailFacts send={send} />
        <SendFiles send={send} />
      </Card>
    </Columns>
  );
}

function DetailFacts({ send }: { readonly send: SendDetails }) {
  return (
    <Facts look="lined" twoColumns>
      <Fact name={words.line}>
        <LatinRun>{toPersianDigits(send.from_number)}</LatinRun>
      </Fact>
      <Fact name={words.type}>{messages.types[send.type]}</Fact>
      <Fact name={words.created}>
        <When instant={send.created_at} as="full" />
      </Fact>
      <Fact name={words.maker}>
        <Maker by={send.made_by} withUsername />
      </Fact>
      <ControlFacts send={send} />
      {send.finished_at !== null && (
        <Fact name={words.finished}>
          <When instant={send.finished_at} as="full" />
        </Fact>
      )}
      <Fact name={words.charged}>
        <Money rial={send.charged} />
      </Fact>
      {send.held !== '0' && (
        <Fact name={words.held}>
          <Money rial={send.held} />
        </Fact>
      )}
      {send.charity !== '0' && (
        <Fact name={words.charity}>
          <Money rial={send.charity} />
        </Fact>
      )}
      <Fact name={words.requested}>{formatNumber(send.requested_count)}</Fact>
      {exclusionsOf(send.excluded).map(({ key, label, count }) => (
        <Fact key={key} name={label}>
          {formatNumber(count)}
        </Fact>
      ))}
      {send.user_ip !== null && (
        <Fact name={words.ip}>
          <LatinRun>{send.user_ip}</LatinRun>
        </Fact>
      )}
    </Facts>
  );
}

/** What was asked for beyond an ordinary send, and what limits it while it is under way; nothing for most. */
function ControlFacts({ send }: { readonly send: SendDetails }) {
  const times = [
    { name: words.sendTime, instant: send.send_time },
    { name: words.pausedAt, instant: send.paused_at },
    // Of a scheduled send it is the time of sending, which stands above.
    { name: words.waitsUntil, instant: send.waits_until === send.send_time ? null : send.waits_until },
    { name: words.expires, instant: send.expires_at },
  ];
  const hours = [
    { name: words.lineHours, window: send.line_limits?.permitted_hours },
    { name: words.ownHours, window: send.line_limits?.own_permitted_hours },
  ];
  const ruling = rateOf(send);
  return (
    <>
      {times.map(
        ({ name, instant }) =>
          instant !== null && (
            <Fact key={name} name={name}>
              <When instant={instant} as="full" />
            </Fact>
          ),
      )}
      {hours.map(
        ({ name, window }) =>
          window && (
            <Fact key={name} name={name}>
              {spellHours(window)}
            </Fact>
          ),
      )}
      {ruling !== null && (
        <Fact name={words.rates[ruling.source]}>
          {formatNumber(ruling.rate)} {messages.rate.unit}
        </Fact>
      )}
      {send.resent_from !== null && (
        <Fact name={words.resentFrom}>
          <Link to={reportPath(send.resent_from)}>
            <LatinRun>{toPersianDigits(send.resent_from)}</LatinRun>
          </Link>
        </Fact>
      )}
    </>
  );
}
