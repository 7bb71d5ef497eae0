import { Button, Notice, space, styled } from '@peyk/shared-ui';
import { readComposition } from '../../model/composition';
import { useOtherTab, type OtherTabInput } from './use-other-tab';

// Loaded with the notice, which most pages never show.
const words = {
  /** The text stands in a frame of its own: it may be Latin inside the sentence. */
  found: 'پیامی که در زبانهٔ دیگری می‌نوشتید:',
  withoutText: 'پیامی که در زبانهٔ دیگری می‌نوشتید، هنوز بی‌متن است.',
  goOn: 'ادامهٔ آن',
  no: 'نه',
} as const;

const Beginning = styled('bdi')({
  display: 'block',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const Ways = styled('div')({ display: 'flex', flexWrap: 'wrap', gap: space[1] });
/** More than fits into a line on any screen. */
const SHOWN_CHARS = 120;

/** Offers what the person was writing in another tab, with its beginning, so that they know what they take or leave. */
export default function OtherTabNotice(props: OtherTabInput) {
  const { found, goOn, decline } = useOtherTab(props);
  if (found === null) return null;
  const text = readComposition(found.composition).text.trim();
  return (
    <Notice tone="info">
      {text === '' ? words.withoutText : words.found}
      {text !== '' && <Beginning>{text.slice(0, SHOWN_CHARS)}</Beginning>}
      <Ways>
        <Button variant="quiet" onClick={goOn}>
          {words.goOn}
        </Button>
        <Button variant="quiet" onClick={decline}>
          {words.no}
        </Button>
      </Ways>
    </Notice>
  );
}
