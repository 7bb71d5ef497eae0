import {
  BarChart,
  Caption,
  Card,
  DataTable,
  Fact,
  Facts,
  LineChart,
  Stack,
  formatNumber,
  type Column,
} from '@peyk/shared-ui';
import { ChartOrTable } from '../../components/chart-or-table';
import type { Measure } from '../../model/overview-measures';

/** A column that is in the table only, such as a share. */
export interface ExtraColumn<Row> {
  readonly key: string;
  readonly label: string;
  readonly textOf: (row: Row) => string;
}

interface MeasuresCardProps<Row> {
  readonly title: string;
  readonly rows: readonly Row[];
  /** What a row is about, and what it is called: unlike all others. */
  readonly nameHead: string;
  readonly nameOf: (row: Row) => string;
  readonly measures: readonly Measure<Row>[];
  /** Lines over time, bars beside each other, or bars that are parts of a whole. */
  readonly look: 'lines' | 'bars' | 'stacks';
  readonly formatValue?: (value: number) => string;
  readonly extras?: readonly ExtraColumn<Row>[];
  /** What the numbers come to, in a sentence. */
  readonly conclusion?: string | undefined;
}

/** The numbers of some rows, drawn or written. */
export function MeasuresCard<Row>(props: MeasuresCardProps<Row>) {
  const { title, rows, nameOf, measures, look, formatValue, conclusion } = props;
  const chart = {
    title,
    categories: rows.map(nameOf),
    series: measures.map(({ valueOf, ...measure }) => ({ ...measure, values: rows.map(valueOf) })),
    ...(formatValue !== undefined && { formatValue }),
  };
  return (
    <Card>
      <Stack gap={3}>
        <ChartOrTable
          chart={look === 'lines' ? <LineChart {...chart} /> : <BarChart {...chart} stacked={look === 'stacks'} />}
          table={<MeasuresTable {...props} />}
        />
        {conclusion !== undefined && <Caption as="p">{conclusion}</Caption>}
      </Stack>
    </Card>
  );
}

function MeasuresTable<Row>(props: MeasuresCardProps<Row>) {
  const { title, rows, nameHead, nameOf, measures, formatValue = formatNumber, extras = [] } = props;
  const numbers: readonly Column<Row>[] = [
    ...measures.map(({ key, label, valueOf }) => ({
      key,
      head: label,
      cell: (row: Row) => formatValue(valueOf(row)),
    })),
    ...extras.map(({ key, label, textOf }) => ({ key, head: label, cell: textOf })),
  ];
  return (
    <DataTable
      caption={title}
      columns={[{ key: 'name', head: nameHead, cell: nameOf }, ...numbers]}
      rows={rows}
      rowKey={nameOf}
      mobileItem={(row) => (
        <Stack gap={1}>
          <strong>{nameOf(row)}</strong>
          <Facts look="lined">
            {numbers.map(({ key, head, cell }) => (
              <Fact key={key} name={head}>
                {cell(row)}
              </Fact>
            ))}
          </Facts>
        </Stack>
      )}
    />
  );
}
