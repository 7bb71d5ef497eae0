import { answerOf, api } from '@peyk/shared-api-client';
import { useMay } from '@peyk/shared-store';
import { Caption, type ComposerVariable } from '@peyk/shared-ui';
import { useQuery } from '@tanstack/react-query';
import type { Composition } from '../../model/composition';
import { rowsOf } from '../../model/ways/own-text-ways';
import type { MessageProps } from '../compose/compose-form';
import { MessageField } from '../compose/message-field';

/** Here and not among the other words: they come with the field, after the page. */
const HELP =
  'متغیرها را با دکمه‌های بالای متن در آن بگذارید. {{نام|مشتری گرامی}} برای کسی که نام ندارد «مشتری گرامی» می‌نویسد؛ بدون آن، سطری که مقدارش خالی است کنار گذاشته می‌شود.';

/** The text with its variables: the columns of the file, or what is known of contacts. */
export function KeywordMessage({ values, ...field }: MessageProps) {
  const variables = useVariables(values);
  return (
    <>
      <MessageField {...field} variables={variables} />
      <Caption as="p">{HELP}</Caption>
    </>
  );
}

function useVariables({ file, valuesFrom }: Composition): readonly ComposerVariable[] {
  const mayRead = useMay('contact.read');
  const isOfPeople = valuesFrom === 'people';
  const { data = [] } = useQuery({
    queryKey: ['properties', 'variables'],
    queryFn: async ({ signal }) => (await answerOf(api.GET('/phonebooks/options', { signal }))).items,
    enabled: isOfPeople && mayRead,
  });
  const names = isOfPeople ? data.map(({ title }) => title) : (rowsOf({ file })?.columns ?? []);
  return names.map((name) => ({ name, label: name }));
}
