import { Notice, Stack } from '@peyk/shared-ui';
import { SectionPage } from '../../components/section-page';
import { suppressedMessages } from '../../suppressed-messages';
import { SuppressedList } from './suppressed-list';

/** Those who take no advertising, by their own word: read only. */
export default function Cancel11Screen() {
  return (
    <SectionPage section="cancel11">
      <Stack gap={4}>
        <Notice tone="info">{suppressedMessages.explain.cancel_11}</Notice>
        <SuppressedList kind="cancel_11" />
      </Stack>
    </SectionPage>
  );
}
