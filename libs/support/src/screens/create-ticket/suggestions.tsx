import { Caption, Stack } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import { faqsQuery } from '../../api/help';
import { FaqList } from '../../components/faq-list';
import { messages } from '../../messages';
import { suggestFaqs } from '../../model/find-faqs';

const MOST = 3;

/** Answers that may spare the asking, by what is written so far. Where they cannot be read, nobody misses them. */
export function Suggestions({ written }: { readonly written: string }) {
  const { data = [] } = useQuery(faqsQuery);
  const faqs = suggestFaqs(data, written, MOST);
  return (
    <div aria-live="polite">
      {faqs.length > 0 && (
        <Stack gap={2}>
          <Caption>{messages.help.suggested}</Caption>
          <FaqList faqs={faqs} label={messages.help.suggested} />
        </Stack>
      )}
    </div>
  );
}
