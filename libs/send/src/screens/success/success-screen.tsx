import { useQuery } from '@tanstack/react-query';
import { fillPath } from '@peyk/shared-module';
import {
  SEND_STATE,
  costOf,
  endedUnsent,
  isAlive,
  sendQuery,
  stateWordsOf,
  stretchesOf,
  useWatchInterval,
  type SendDetails,
} from '@peyk/shared-sends';
import { useMay, usePage } from '@peyk/shared-store';
import {
  Caption,
  Card,
  CopyButton,
  ErrorFace,
  Figure,
  ForbiddenFace,
  Icon,
  LatinRun,
  LinkButton,
  Money,
  QueryView,
  Skeleton,
  StackedBar,
  Stack,
  StatusChip,
  font,
  formatNumber,
  size,
  space,
  styled,
  tone,
  useCountUp,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Link, useParams } from 'react-router';
import { successMessages } from '../../success-messages';
import { successHeading } from '../../model/success-heading';
import { OTHER_PATHS, SEND_PATHS } from '../../send-paths';

const words = successMessages;
const MARK_PX = 56;

const Root = styled('div')({ maxInlineSize: size.form + space[16] + space[16], marginInline: 'auto' });
const Head = styled('header')({
  display: 'grid',
  justifyItems: 'center',
  gap: space[2],
  textAlign: 'center',
  '& h2': { fontSize: font.heading, fontWeight: font.bold, lineHeight: font.tightLineHeight },
});
const Mark = styled('span')({
  display: 'grid',
  placeItems: 'center',
  inlineSize: MARK_PX,
  blockSize: MARK_PX,
  borderRadius: '50%',
  background: tone.turquoiseSoft,
  color: tone.turquoiseText,
  '&[data-failed="true"]': { background: tone.pomegranateSoft, color: tone.pomegranateText },
});
const SendId = styled('p')({ display: 'flex', alignItems: 'center', gap: space[1], color: tone.inkSoft });
const Figures = styled('dl')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-around',
  gap: space[6],
  textAlign: 'center',
  '& dt': { fontSize: font.caption, color: tone.inkSoft },
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', justifyContent: 'center', gap: space[3] });

/** What became of the message that was just sent. Who may send but not see reports learns that it was taken, and its id. */
export default function SuccessScreen() {
  usePage({ title: words.title, backTo: SEND_PATHS.quick });
  const { id = '' } = useParams();
  return <Root>{useMay('report.read') ? <Progress id={id} /> : <Taken id={id} />}</Root>;
}

/** Moves by itself. */
function Progress({ id }: { readonly id: string }) {
  const watchMs = useWatchInterval();
  const query = useQuery({
    ...sendQuery(id),
    refetchInterval: ({ state }) => (state.data === undefined || isAlive(state.data) ? watchMs : false),
  });
  return (
    <QueryView
      query={query}
      loading={<SuccessSkeleton />}
      isEmpty={() => false}
      empty={null}
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {(send) => <SuccessCard send={send} />}
    </QueryView>
  );
}

function Taken({ id }: { readonly id: string }) {
  return (
    <Card>
      <Stack gap={6}>
        <Head>
          <Mark>
            <Icon name="checkCircle" size={28} />
          </Mark>
          <h2>{words.taken}</h2>
          <p>{words.takenHelp}</p>
          <SendIdLine id={id} />
        </Head>
        <Ways>
          <LinkButton component={Link} to={SEND_PATHS.quick} icon="send">
            {words.again}
          </LinkButton>
        </Ways>
      </Stack>
    </Card>
  );
}

function SendIdLine({ id }: { readonly id: string }) {
  return (
    <SendId>
      {words.id}: <LatinRun>{toPersianDigits(id)}</LatinRun>
      <CopyButton text={id} what={words.idCopy} />
    </SendId>
  );
}

function SuccessCard({ send }: { readonly send: SendDetails }) {
  const failed = endedUnsent(send.state) || send.state === SEND_STATE.systemError;
  const state = stateWordsOf(send);
  const cost = costOf(send);
  const recipients = useCountUp(send.counts.total === 0 ? send.requested_count : send.counts.total);
  return (
    <Card>
      <Stack gap={6}>
        <Head>
          <Mark data-failed={failed}>
            <Icon name={failed ? 'warning' : 'checkCircle'} size={28} />
          </Mark>
          <h2 aria-live="polite">{successHeading(send.state, send.approval?.decision === null)}</h2>
          <StatusChip tone={state.tone} icon={state.icon}>
            {state.label}
          </StatusChip>
          {send.state_reason !== null && <p>{send.state_reason}</p>}
          <SendIdLine id={send.id} />
        </Head>
        {!failed && (
          <>
            <Figures>
              <div>
                <dt>{words.recipients}</dt>
                <dd>
                  <Figure>{formatNumber(recipients)}</Figure>
                </dd>
              </div>
              <div>
                <dt>{words.cost}</dt>
                <dd>
                  <Figure>
                    {cost.isAtMost && `${words.atMost} `}
                    {cost.rial === null ? '—' : <Money rial={cost.rial} />}
                  </Figure>
                </dd>
              </div>
            </Figures>
            <StackedBar label={words.bar} segments={stretchesOf(send.counts)} />
          </>
        )}
        <Ways>
          <LinkButton component={Link} to={SEND_PATHS.quick} icon="send">
            {words.again}
          </LinkButton>
          <LinkButton
            component={Link}
            to={fillPath(OTHER_PATHS.report, { id: send.id })}
            variant="primary"
            icon="reports"
          >
            {words.report}
          </LinkButton>
        </Ways>
        {send.state === SEND_STATE.creating && (
          <Caption style={{ textAlign: 'center' }}>{successMessages.preparing}</Caption>
        )}
      </Stack>
    </Card>
  );
}

const HEADING_PX = 30;
const CHIP_PX = 22;
const BAR_PX = 14;

function SuccessSkeleton() {
  return (
    <Card role="status" aria-label={words.title}>
      <Stack gap={6}>
        <Head>
          <Skeleton style={{ inlineSize: MARK_PX, blockSize: MARK_PX, borderRadius: '50%' }} />
          <Skeleton style={{ inlineSize: '60%', blockSize: HEADING_PX }} />
          <Skeleton style={{ inlineSize: '25%', blockSize: CHIP_PX }} />
          <Skeleton style={{ inlineSize: '30%' }} />
        </Head>
        <Skeleton style={{ blockSize: BAR_PX }} />
      </Stack>
    </Card>
  );
}
