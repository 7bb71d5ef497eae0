import { fillPath } from '@peyk/shared-module';
import { LinePicker } from '@peyk/shared-screens';
import {
  Button,
  Caption,
  Card,
  Money,
  Stack,
  bindField,
  font,
  media,
  size,
  space,
  styled,
  tone,
  useIsMobile,
} from '@peyk/shared-ui';
import { useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../messages';
import { isRepeatOf } from '../../model/attempt';
import { hasContent, type Composition } from '../../model/composition';
import type { FieldErrors } from '../../model/field-errors';
import { textFacts } from '../../model/text-facts';
import type { Line, Quote } from '../../model/types';
import type { Way } from '../../model/way';
import { SEND_PATHS } from '../../send-paths';
import {
  AdviceNote,
  BroughtIn,
  CharityChoice,
  LaterPrice,
  LineTools,
  OptionsSection,
  OtherTabNotice,
} from './later-notes';
import { ConfirmLater } from './confirm-later';
import { EarlierAttempt } from './earlier-attempt';
import { ReviewButton } from './held-notice';
import { MessageField, type MessageFieldProps } from './message-field';
import { useKeptForm, type CompositionForm } from './use-kept-form';
import { useLeadToError } from './use-lead-to-error';
import { usePrice } from './use-price';
import { isQuoteLost, useSend } from './use-send';

const words = messages.compose;
const SIDE_PX = 340;

const Columns = styled('form')({
  display: 'grid',
  gridTemplateColumns: `minmax(0, ${size.form + space[16]}px) ${SIDE_PX}px`,
  gap: space[5],
  alignItems: 'start',
  '& > aside': { position: 'sticky', insetBlockStart: space[5], display: 'grid', gap: space[4] },
  '@media (max-width: 1100px)': { gridTemplateColumns: 'minmax(0, 1fr)', '& > aside': { position: 'static' } },
  [media.mobile]: { gap: space[4] },
});
const Actions = styled('div')({
  display: 'flex',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[3],
  '& > strong': { fontSize: font.title },
});

/** On the phone price and button stay at hand above the bottom bar. */
const Bar = styled('div')({
  position: 'sticky',
  insetBlockEnd: `calc(${size.bottomBar}px + env(safe-area-inset-bottom))`,
  zIndex: 10,
  marginInline: -space[4],
  // At the end of the page it stands on the bottom bar, without the page's padding between them.
  marginBlockEnd: -space[4],
  paddingBlock: space[2],
  paddingInline: space[4],
  background: tone.surface,
  borderBlockStart: `1px solid ${tone.hairline}`,
});

/** What the field of a way gets to choose recipients with. */
export interface RecipientsFieldProps {
  readonly form: Pick<CompositionForm, 'values' | 'setFieldValue' | 'setFieldTouched'>;
  readonly error: string | undefined;
}

/** What the field of the text gets. */
export interface MessageProps extends MessageFieldProps {
  readonly values: Composition;
}

interface ComposeFormProps {
  readonly way: Way;
  readonly Recipients: ComponentType<RecipientsFieldProps>;
  readonly Message?: ComponentType<MessageProps> | undefined;
  readonly lines: readonly Line[];
  readonly owner: string;
  /** Another composition has been put into the tab: the form begins anew with it. */
  readonly onReplaced: () => void;
}

interface Refusal {
  readonly composition: Composition;
  readonly fields: FieldErrors;
}

/** Writing a message, choosing who gets it, seeing what it costs, and sending it. */
export function ComposeForm({ way, Recipients, Message = MessageField, lines, owner, onReplaced }: ComposeFormProps) {
  const isMobile = useIsMobile();
  const navigate = useNavigate();
  const [isConfirming, setConfirming] = useState(false);
  const [refusal, setRefusal] = useState<Refusal | null>(null);
  // The time of the last look: an attempt may have grown too old to be repeated since the page was opened.
  const [lookedAtMs, setLookedAtMs] = useState(() => Date.now());
  const ask = () => {
    setLookedAtMs(Date.now());
    setConfirming(true);
  };
  const { form, forget, clear, round, unreadTime, noteUnreadTime } = useKeptForm({ lines, owner, way, onReady: ask });
  const { values } = form;
  const line = lines.find(({ number }) => number === values.line);
  const live = usePrice(values, way);
  const { send, reset, isPending, error, undecided, forgetUndecided } = useSend({
    owner,
    way,
    onSent: (sendId) => {
      forget();
      void navigate(fillPath(SEND_PATHS.success, { id: sendId }), { replace: true });
    },
    onQuoteLost: () => void live.recalculate(),
    onRefused: (composition, fields) => {
      setRefusal({ composition, fields });
      setConfirming(false);
    },
  });

  const repeats = undecided !== null && isRepeatOf(undecided, { composition: values, way }, lookedAtMs);
  const { columns, leadToError } = useLeadToError(refusal);
  const goBack = () => {
    setConfirming(false);
    reset();
  };
  const problemOf = (field: keyof Composition) => {
    const own = form.errors[field];
    if (form.touched[field] && typeof own === 'string') return own;
    // What the server refused stands until something is changed.
    return refusal?.composition === values ? refusal.fields[field] : undefined;
  };

  const actions = (
    <Actions>
      {isMobile && live.quote !== null ? (
        <strong>
          <Money rial={live.quote.total} />
        </strong>
      ) : (
        <Button variant="quiet" onClick={clear} disabled={!hasContent(values) && unreadTime === ''}>
          {words.clear}
        </Button>
      )}
      <ReviewButton onReview={() => void form.submitForm().then(leadToError)} />
    </Actions>
  );

  return (
    <Columns ref={columns} noValidate onSubmit={(event) => event.preventDefault()}>
      <Card>
        <Stack gap={5}>
          <OtherTabNotice owner={owner} values={values} onContinue={onReplaced} />
          <BroughtIn form={form} />
          {undecided !== null && <EarlierAttempt isSame={repeats} onForget={forgetUndecided} />}
          <LinePicker
            value={values.line}
            onChange={(number) => void form.setFieldValue('line', number)}
            onBlur={() => void form.setFieldTouched('line')}
            error={problemOf('line')}
          />
          <LineTools line={line} />
          {way.texts !== 'given' && (
            <Message
              {...bindField(form, 'text')}
              error={problemOf('text')}
              line={line}
              values={values}
              composed={{ way, values }}
            />
          )}
          {live.quote !== null && way.texts === undefined && (
            <AdviceNote
              quote={live.quote}
              request={live.request}
              line={line}
              onText={(text) => void form.setFieldValue('text', text)}
            />
          )}
          <Recipients form={form} error={problemOf(way.field)} />
          <CharityChoice checked={values.charity} onChange={(charity) => void form.setFieldValue('charity', charity)} />
          <OptionsSection
            key={round}
            form={form}
            hasOwnTexts={way.texts !== undefined}
            problemOf={problemOf}
            unreadTime={unreadTime}
            onUnreadTime={noteUnreadTime}
          />
        </Stack>
      </Card>
      <aside>
        <LaterPrice live={live} />
        {!isMobile && actions}
        <Caption>{words.kept}</Caption>
      </aside>
      {isMobile && <Bar>{actions}</Bar>}
      <ConfirmLater
        open={isConfirming}
        composition={values}
        parts={live.quote?.dearest?.parts ?? textFacts(values.text, line).analysis.parts}
        quote={repeats ? undecided.quote : live.quote}
        warning={undecided !== null && !repeats ? <EarlierAttempt isSame={false} /> : null}
        busy={isPending}
        error={isQuoteLost(error) ? null : error}
        repriced={isQuoteLost(error)}
        onConfirm={(quote: Quote) => send(values, quote)}
        onClose={goBack}
      />
    </Columns>
  );
}
