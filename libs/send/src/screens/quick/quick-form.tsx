import { fillPath } from '@peyk/shared-module';
import { MAX_TEXT_CHARS } from '@peyk/shared-sms';
import {
  Button,
  Caption,
  Card,
  Money,
  PhoneNumberField,
  SmsComposer,
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
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { messages } from '../../messages';
import { PERSIAN_MARK } from '../../model/advice';
import { isRepeatOf } from '../../model/attempt';
import { hasContent, type Composition } from '../../model/composition';
import { MAX_RECIPIENTS } from '../../model/composition-schema';
import type { FieldErrors } from '../../model/field-errors';
import { roomFor, textFacts } from '../../model/text-facts';
import type { Line, Quote } from '../../model/types';
import { SEND_PATHS } from '../../send-paths';
import { AdviceNote } from './advice-note';
import { CharityChoice } from './charity-choice';
import { ConfirmLater } from './confirm-later';
import { CopyNotice } from './copy-notice';
import { EarlierAttempt } from './earlier-attempt';
import { LineField } from './line-field';
import { OptionsSection } from './options-section';
import { PricePanel } from './price-panel';
import { useCopiedSend } from './use-copied-send';
import { useKeptForm } from './use-kept-form';
import { useLeadToError } from './use-lead-to-error';
import { usePrice } from './use-price';
import { isQuoteLost, useSend } from './use-send';
import { VariableNote } from './variable-note';

const words = messages.quick;
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

interface QuickFormProps {
  readonly lines: readonly Line[];
  readonly owner: string;
}

interface Refusal {
  readonly composition: Composition;
  readonly fields: FieldErrors;
}

/** Writing a message, choosing who gets it, seeing what it costs, and sending it. */
export function QuickForm({ lines, owner }: QuickFormProps) {
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
  const { form, forget, clear, round, unreadTime, noteUnreadTime } = useKeptForm({ lines, owner, onReady: ask });
  const copied = useCopiedSend(form);
  const { values } = form;
  const line = lines.find(({ number }) => number === values.line);
  const live = usePrice(values, line);
  const { send, reset, isPending, error, undecided, forgetUndecided } = useSend({
    owner,
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

  const repeats = undecided !== null && isRepeatOf(undecided, values, lookedAtMs);
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
      <Button variant="primary" icon="send" onClick={() => void form.submitForm().then(leadToError)}>
        {words.review}
      </Button>
    </Actions>
  );

  return (
    <Columns ref={columns} noValidate onSubmit={(event) => event.preventDefault()}>
      <Card>
        <Stack gap={5}>
          <CopyNotice copied={copied} />
          {undecided !== null && <EarlierAttempt isSame={repeats} onForget={forgetUndecided} />}
          <LineField
            lines={lines}
            value={values.line}
            onChange={(number) => void form.setFieldValue('line', number)}
            onBlur={() => void form.setFieldTouched('line')}
            error={problemOf('line')}
          />
          <SmsComposer
            label={words.text}
            {...bindField(form, 'text')}
            error={problemOf('text')}
            maxLength={roomFor(line, MAX_TEXT_CHARS)}
            multipartChars={line?.multipart_chars ?? 67}
            addsOptOut={line?.advertising === true}
          />
          <VariableNote text={values.text} />
          {live.advice !== null && (
            <AdviceNote
              advice={live.advice}
              onMakePersian={() => void form.setFieldValue('text', values.text + PERSIAN_MARK)}
            />
          )}
          <PhoneNumberField
            label={words.numbers}
            value={values.numbers}
            onChange={(numbers) => void form.setFieldValue('numbers', numbers)}
            maxCount={MAX_RECIPIENTS}
            error={problemOf('numbers')}
          />
          <CharityChoice checked={values.charity} onChange={(charity) => void form.setFieldValue('charity', charity)} />
          <OptionsSection
            key={round}
            form={form}
            problemOf={problemOf}
            unreadTime={unreadTime}
            onUnreadTime={noteUnreadTime}
          />
        </Stack>
      </Card>
      <aside>
        <PricePanel live={live} />
        {!isMobile && actions}
        <Caption>{words.kept}</Caption>
      </aside>
      {isMobile && <Bar>{actions}</Bar>}
      <ConfirmLater
        open={isConfirming}
        composition={values}
        parts={textFacts(values.text, line).analysis.parts}
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
