import { formatNumber } from '../numbers/format-number';
import type { CategoryChartProps } from './chart-data';

/** The numbers of bars or lines as a table: a row for each category, a column for each series. */
export function CategoryTable({ title, categories, series, formatValue = formatNumber }: CategoryChartProps) {
  return (
    <table>
      <caption>{title}</caption>
      <thead>
        <tr>
          <td />
          {series.map(({ key, label }) => (
            <th key={key} scope="col">
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {categories.map((category, row) => (
          // Two days may well bear one name.
          <tr key={`${row}-${category}`}>
            <th scope="row">{category}</th>
            {series.map(({ key, values }) => {
              const value = values[row] ?? null;
              return <td key={key}>{value === null ? 'نامعلوم' : formatValue(value)}</td>;
            })}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
