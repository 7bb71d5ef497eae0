import { answerOf, api } from '@peyk/shared-api-client';
import { analyseText, mrialToRialString, rialStringToMrial, withOptOut } from '@peyk/shared-sms';
import { useMay } from '@peyk/shared-store';
import { queryOptions, useQueries, useQuery } from '@tanstack/react-query';
import { linesQuery } from '../pickers/lines-query';

/** Tariffs are dated and change rarely; what is charged is quoted anew with each send. */
const STALE_AFTER_MS = 8 * 60_000;
/** One letter of each encoding: the price of a text is that of a part, times its parts. */
const PROBES = ['س', 'a'] as const;

const partPriceQuery = (line: string | undefined, probe: string) =>
  queryOptions({
    queryKey: ['price', 'part', line, probe] as const,
    queryFn: ({ signal }) =>
      answerOf(api.POST('/send/calculate-price', { body: { from_number: line ?? '', message: probe }, signal })),
    enabled: line !== undefined,
    staleTime: STALE_AFTER_MS,
  });

/** What a text would be if it were sent now. */
export interface TextPrice {
  readonly parts: number;
  /** For one recipient of the first operator, in rial; undefined while it is not known, or not to be known by this person. */
  readonly rial: string | undefined;
}

/** Tells parts and price of texts as the default line would send them, with two questions for any number of texts. */
export function useTextPrice(): (text: string) => TextPrice {
  const maySend = useMay('send.create');
  const { data: lines = [] } = useQuery({ ...linesQuery(), enabled: maySend });
  const line = lines.find(({ is_default, active }) => is_default && active);
  const found = useQueries({ queries: PROBES.map((probe) => partPriceQuery(line?.number, probe)) });
  const prices = found.flatMap(({ data }) => data ?? []);
  return (text) => {
    const sent = line?.advertising === true ? withOptOut(text) : text;
    const { parts, encoding } = analyseText(sent, { multipartChars: line?.multipart_chars ?? 67 });
    const price = prices.find((one) => one.encoding === encoding);
    const partMrial = price && rialStringToMrial(price.mci_price) / BigInt(price.parts);
    return { parts, rial: partMrial === undefined ? undefined : mrialToRialString(partMrial * BigInt(parts)) };
  };
}
