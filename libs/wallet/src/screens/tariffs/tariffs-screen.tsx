import { usePage } from '@peyk/shared-store';
import {
  Caption,
  Card,
  CardTitle,
  DataTable,
  EmptyFace,
  ErrorFace,
  ForbiddenFace,
  LatinRun,
  Money,
  Notice,
  QueryView,
  SkeletonRows,
  Stack,
  When,
  formatNumber,
  type Column,
} from '@peyk/shared-ui';
import { toPersianDigits } from '@peyk/shared-validation';
import { useQuery } from '@tanstack/react-query';
import { tariffQuery, type LineTariff, type PartPrices } from '../../api/tariff';
import { tariffMessages as words } from '../../tariff-messages';

/** A Persian text of so many letters is one part. */
const PERSIAN_PART = 70;

const COLUMNS: readonly Column<PartPrices>[] = [
  { key: 'language', head: words.language, always: true, cell: ({ language }) => words.languages[language] },
  { key: 'mci', head: words.mci, cell: ({ mci }) => <Money rial={mci} withoutUnit /> },
  { key: 'others', head: words.others, cell: ({ others }) => <Money rial={others} withoutUnit /> },
];

/** Today's prices of the account's lines. */
export default function TariffsScreen() {
  usePage({ title: words.title, hideBack: true });
  const query = useQuery(tariffQuery());
  return (
    <QueryView
      query={query}
      loading={
        <Card>
          <SkeletonRows count={4} />
        </Card>
      }
      isEmpty={({ lines }) => lines.length === 0}
      empty={
        <Card>
          <EmptyFace drawing="wallet" title={words.noLinesTitle} help={words.noLinesHelp} />
        </Card>
      }
      error={(view) => <ErrorFace {...view} />}
      forbidden={<ForbiddenFace />}
    >
      {({ at, lines }) => (
        <Stack gap={4}>
          <Caption>
            {words.help} {words.today}: <When instant={at} as="full" />
          </Caption>
          {lines.map((line) => (
            <LineCard key={line.number} line={line} />
          ))}
        </Stack>
      )}
    </QueryView>
  );
}

function LineCard({ line: { number, title, alias, prices } }: { readonly line: LineTariff }) {
  const persian = prices.find(({ language }) => language === 'persian');
  return (
    <Card>
      <Stack gap={3}>
        <CardTitle>
          <LatinRun>{toPersianDigits(number)}</LatinRun> {alias ?? title}
        </CardTitle>
        {prices.length === 0 ? (
          <Notice tone="attention">{words.noPrices}</Notice>
        ) : (
          <DataTable
            caption={words.caption(toPersianDigits(number))}
            columns={COLUMNS}
            rows={prices}
            rowKey={({ language }) => language}
            mobileItem={(row) => <PriceItem prices={row} />}
          />
        )}
        {persian !== undefined && (
          <Caption>
            {words.example(formatNumber(String(PERSIAN_PART)), formatNumber(persian.mci), formatNumber(persian.others))}
          </Caption>
        )}
      </Stack>
    </Card>
  );
}

function PriceItem({ prices: { language, mci, others } }: { readonly prices: PartPrices }) {
  return (
    <Stack gap={1}>
      <strong>{words.languages[language]}</strong>
      <Caption>
        {words.mci}: <Money rial={mci} withoutUnit />
      </Caption>
      <Caption>
        {words.others}: <Money rial={others} withoutUnit />
      </Caption>
    </Stack>
  );
}
