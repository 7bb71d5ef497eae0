import { keyframes } from '@emotion/react';
import { isAlive, stretchesOf, type SendDetails } from '@peyk/shared-sends';
import {
  Card,
  CardTitle,
  CopyButton,
  LatinRun,
  Notice,
  SkeletonRows,
  StackedBar,
  Stack,
  StatusChip,
  font,
  space,
  styled,
  tone,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { Suspense, lazy } from 'react';
import { StateChip } from '../../components/state-chip';
import { messages } from '../../messages';
import { OperatorStatsCard } from './operator-stats';
import { SendActions } from './send-actions';
import { SendDetailsCards } from './send-details';
import { SendFigures } from './send-figures';
import { usePauseSend } from './use-pause-send';
import { useStopSend } from './use-stop-send';

const words = messages.send;
/** Few sends have short links. */
const LinksCard = lazy(() => import('./links-card'));
/** Below what is looked at first, and with a list's whole machinery. */
const RecipientsCard = lazy(() => import('./recipients-card'));
/** Of old sends. */
const RecipientsInFilesCard = lazy(() => import('./recipients-in-files-card'));
/** Few sends wait for a second person. */
const ApprovalNotice = lazy(() => import('./approval-notice'));
const DOT_PX = 8;

const Head = styled('header')({
  display: 'flex',
  flexWrap: 'wrap',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
});
const Identity = styled('div')({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: space[3] });
const SendId = styled('h2')({
  display: 'flex',
  alignItems: 'center',
  gap: space[1],
  fontSize: font.lead,
  fontWeight: font.bold,
});
const TitleRow = styled('div')({ display: 'flex', justifyContent: 'space-between', alignItems: 'start' });
const pulse = keyframes({ '50%': { opacity: 0.25 } });
const Live = styled('span')({
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  color: tone.turquoiseText,
  fontSize: font.caption,
  fontWeight: font.medium,
  '&::before': {
    content: '""',
    inlineSize: DOT_PX,
    blockSize: DOT_PX,
    borderRadius: '50%',
    background: tone.turquoise,
    animation: `${pulse} 1.6s ease-in-out infinite`,
  },
});

const Doubt = styled('div')({ marginBlockStart: space[3] });

/** The journey of one send: what became of it so far, and what can be done. */
export function SendReport({ send }: { readonly send: SendDetails }) {
  const stop = useStopSend(send);
  const pausing = usePauseSend(send);
  return (
    <Stack gap={4}>
      <Head>
        <Identity>
          <SendId>
            {words.id} <LatinRun>{toPersianDigits(send.id)}</LatinRun>
            <CopyButton text={send.id} what={words.idCopy} />
          </SendId>
          <StateChip send={send} />
          {send.is_test && (
            <StatusChip tone="info" icon="info">
              {words.test}
            </StatusChip>
          )}
        </Identity>
        <SendActions send={send} onStop={stop.ask} pausing={pausing} />
      </Head>
      {pausing.fault !== undefined && <Notice tone="danger">{pausing.fault}</Notice>}
      {send.approval !== undefined && (
        <Suspense fallback={null}>
          <ApprovalNotice send={send} approval={send.approval} />
        </Suspense>
      )}
      {send.state_reason !== null && send.approval?.decision !== null && <p>{send.state_reason}</p>}
      <SendFigures send={send} />
      <Card>
        <TitleRow>
          <CardTitle>{words.journey}</CardTitle>
          {isAlive(send) && <Live>{words.live}</Live>}
        </TitleRow>
        <StackedBar label={words.bar} segments={stretchesOf(send.counts)} />
        {send.counts.in_doubt > 0 && (
          <Doubt>
            <Notice tone="info">{words.doubt(send.counts.in_doubt)}</Notice>
          </Doubt>
        )}
      </Card>
      <SendDetailsCards send={send} />
      {send.track_links === true && (
        <Suspense fallback={<SkeletonRows count={2} />}>
          <LinksCard send={send} />
        </Suspense>
      )}
      <OperatorStatsCard send={send} />
      <Suspense fallback={<SkeletonRows />}>
        {send.recipients_in_files_since === undefined ? (
          <RecipientsCard send={send} />
        ) : (
          <RecipientsInFilesCard since={send.recipients_in_files_since} />
        )}
      </Suspense>
      {stop.dialogs}
    </Stack>
  );
}
