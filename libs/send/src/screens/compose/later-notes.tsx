import { Suspense, lazy, useState } from 'react';
import { useSearchParams } from 'react-router';
import { DRAFT_KEY } from '@peyk/shared-screens';
import { Skeleton, size } from '@peyk/shared-ui';
import { COPY_KEY } from '../../send-paths';
import type { AdviceNoteProps } from './advice-note';
import type { CharityChoiceProps } from './charity-choice';
import type { DraftToolsProps } from './draft-tools';
import type { OptionsSectionProps } from './options-section';
import type { CopyNoticeProps } from './copy-notice';
import { readOtherTabs } from './tab-storage';
import type { OtherTabInput } from './use-other-tab';
import type { Line } from '../../model/types';
import type { LivePrice } from './use-price';

/** About what the price takes before anything is written. */
const PRICE_PX = 190;
const LoadedPrice = lazy(() => import('./price-panel'));
const LoadedVariableNote = lazy(() => import('./variable-note'));
const LoadedOptions = lazy(() => import('./options-section'));
const LoadedCharity = lazy(() => import('./charity-choice'));
const LoadedDraftTools = lazy(() => import('./draft-tools'));
// Most sends need neither.
const LoadedAdvice = lazy(() => import('./advice-note'));
const LoadedCopyNotice = lazy(() => import('./copy-notice'));
const LoadedDraftNotice = lazy(() => import('./draft-notice'));
const LoadedLineTools = lazy(() => import('./line-tools'));
const LoadedAgreement = lazy(() => import('./agreement-note'));
const LoadedOtherTab = lazy(() => import('./other-tab-notice'));

/** A cheaper way to say the same, loaded when there is a price. */
export function AdviceNote(props: AdviceNoteProps) {
  return (
    <Suspense fallback={null}>
      <LoadedAdvice {...props} />
    </Suspense>
  );
}

/** The copy of an earlier send, or a draft that is opened, loaded when the address asks for one. */
export function BroughtIn(props: CopyNoticeProps) {
  const [parameters] = useSearchParams();
  return (
    <Suspense fallback={null}>
      {parameters.has(COPY_KEY) && <LoadedCopyNotice {...props} />}
      {parameters.has(DRAFT_KEY) && <LoadedDraftNotice {...props} />}
    </Suspense>
  );
}

/** The name of a line and its being the default one, and what it asks for before it is sent from; loaded when a line is chosen. */
export function LineTools({ line }: { readonly line: Line | undefined }) {
  return (
    <Suspense fallback={null}>
      {line !== undefined && <LoadedLineTools key={line.id} line={line} />}
      {line?.needs_agreement && <LoadedAgreement key={line.number} number={line.number} />}
    </Suspense>
  );
}

/** What was written in another tab, loaded when any tab has left a copy. */
export function OtherTabNotice(props: OtherTabInput) {
  const [isThere] = useState(() => readOtherTabs().length > 0);
  return <Suspense fallback={null}>{isThere && <LoadedOtherTab {...props} />}</Suspense>;
}

/** That variables of a text stay as they are, loaded when something is written. */
export function VariableNote({ text }: { readonly text: string }) {
  return <Suspense fallback={null}>{text !== '' && <LoadedVariableNote text={text} />}</Suspense>;
}

/** The ways to the drafts and back, whose place is kept until they are loaded. */
export function DraftTools(props: DraftToolsProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: size.control, inlineSize: '40%' }} />}>
      <LoadedDraftTools {...props} />
    </Suspense>
  );
}

/** The opt-in for charity, whose place is kept until it is loaded. */
export function CharityChoice(props: CharityChoiceProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: size.control }} />}>
      <LoadedCharity {...props} />
    </Suspense>
  );
}

/** Time, rate, expiry and the test, under the fields. */
export function OptionsSection(props: OptionsSectionProps) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: size.control }} />}>
      <LoadedOptions {...props} />
    </Suspense>
  );
}

/** What the send costs, loaded behind the fields: nobody has written anything before it is there. */
export function LaterPrice({ live }: { readonly live: LivePrice }) {
  return (
    <Suspense fallback={<Skeleton style={{ blockSize: PRICE_PX }} />}>
      <LoadedPrice live={live} />
    </Suspense>
  );
}
