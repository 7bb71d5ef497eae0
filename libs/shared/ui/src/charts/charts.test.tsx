import { screen, within } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { BarChart } from './bar-chart';
import type { ChartSeries } from './chart-data';
import { DonutChart } from './donut-chart';
import { LineChart } from './line-chart';

const WIDTH_PX = 600;
const DAYS = ['شنبه', 'یکشنبه', 'دوشنبه'];
const series: readonly ChartSeries[] = [
  { key: 'sent', label: 'فرستاده', tone: 'lapis', values: [12_400, 0, 9_800] },
  { key: 'failed', label: 'نرسیده', tone: 'pomegranate', values: [500, null, 1_230] },
];
const slices = [
  { key: 'reached', label: 'رسیده', tone: 'turquoise' as const, value: 750 },
  { key: 'failed', label: 'نرسیده', tone: 'pomegranate' as const, value: 250 },
  { key: 'black', label: 'لیست سیاه', tone: 'quiet' as const, value: 0 },
];
const rows = () =>
  screen.getAllByRole('row').map((row) => [...row.querySelectorAll('th, td')].map((cell) => cell.textContent));

/** jsdom lays nothing out: every element gets a width, and observers are told of it once. */
class StandInResizeObserver {
  constructor(private readonly tell: ResizeObserverCallback) {}
  observe(target: Element) {
    const contentRect = { width: WIDTH_PX, height: 280 } as DOMRectReadOnly;
    this.tell([{ target, contentRect } as ResizeObserverEntry], this as unknown as ResizeObserver);
  }
  unobserve() {
    return undefined;
  }
  disconnect() {
    return undefined;
  }
}
// Loaded before, so that no test waits for a file: the lazy pieces then find them at once.
beforeAll(
  () => Promise.all([import('./bar-chart-body'), import('./line-chart-body'), import('./donut-chart-body')]),
  60_000,
);
beforeAll(() => {
  Object.assign(window, { ResizeObserver: StandInResizeObserver });
  const original = window.getComputedStyle.bind(window);
  const sized = { width: `${WIDTH_PX}px`, height: '280px' };
  window.getComputedStyle = (element, pseudo) => {
    const style = original(element, pseudo);
    return element.className.toString().includes('MuiChartsSurface')
      ? Object.assign(Object.create(style), sized)
      : style;
  };
});

describe.each([
  ['BarChart', BarChart, '.MuiBarElement-root, .MuiBarChart-element'],
  ['LineChart', LineChart, '.MuiLineElement-root, .MuiLineChart-line'],
])('%s', (_name, Chart, drawn) => {
  it('holds the place with a quiet block of its size until the drawing is loaded', async () => {
    const { container } = renderUi(<Chart title="هفته" categories={DAYS} series={series} heightPx={200} />);
    const place = container.querySelector('figure > div:has(span)') ?? container.querySelector('figure > div');
    expect(place).toHaveStyle({ blockSize: '200px' });
    await screen.findByText('شنبه', { selector: 'tspan, text' });
  });

  it('draws its values over an axis with words, from right to left', async () => {
    const { container } = renderUi(<Chart title="هفته" categories={DAYS} series={series} />);
    await screen.findByText('شنبه', { selector: 'tspan, text' });
    expect(container.querySelectorAll(drawn).length).toBeGreaterThan(0);
    const along = (word: string) => {
      const tick = screen.getByText(word, { selector: 'tspan, text' }).closest('g[transform]');
      return Number(/translate\(([\d.]+)/.exec(tick?.getAttribute('transform') ?? '')?.[1]);
    };
    expect(along('شنبه')).toBeGreaterThan(along('دوشنبه'));
  });

  it('says the same in a table, with Persian digits', () => {
    renderUi(<Chart title="هفته" categories={DAYS} series={series} />);
    expect(screen.getByRole('table', { name: 'هفته' })).toBeInTheDocument();
    expect(rows()).toEqual([
      ['', 'فرستاده', 'نرسیده'],
      ['شنبه', '۱۲٬۴۰۰', '۵۰۰'],
      ['یکشنبه', '۰', 'نامعلوم'],
      ['دوشنبه', '۹٬۸۰۰', '۱٬۲۳۰'],
    ]);
  });

  it('writes values as it is told', () => {
    renderUi(<Chart title="هفته" categories={DAYS} series={series} formatValue={(value) => `${value} ریال`} />);
    expect(rows()[1]).toEqual(['شنبه', '12400 ریال', '500 ریال']);
  });

  it('says that there is nothing yet, and draws no empty axes', () => {
    renderUi(<Chart title="هفته" categories={DAYS} series={[{ ...series[0]!, values: [0, null, 0] }]} />);
    expect(screen.getByText('هنوز داده‌ای برای نمایش نیست')).toBeInTheDocument();
    expect(screen.queryByRole('table')).not.toBeInTheDocument();
  });

  it('survives having no categories at all', () => {
    renderUi(<Chart title="هفته" categories={[]} series={[]} />);
    expect(screen.getByText('هنوز داده‌ای برای نمایش نیست')).toBeInTheDocument();
  });

  it('tells its series apart without their colours', () => {
    const { container } = renderUi(<Chart title="هفته" categories={DAYS} series={series} />);
    const legend = within(container.querySelector('ul') as HTMLElement).getAllByRole('listitem', { hidden: true });
    expect(legend.map((entry) => entry.textContent)).toEqual(['فرستاده', 'نرسیده']);
    const looks = legend.map((entry) => {
      const swatch = entry.querySelector('rect, path');
      return swatch?.getAttribute('stroke-dasharray') ?? swatch?.getAttribute('fill')?.startsWith('url(');
    });
    expect(new Set(looks).size).toBe(2);
  });

  it('gives axe nothing to find', async () => {
    renderUi(<Chart title="هفته" categories={DAYS} series={series} />);
    await screen.findByText('شنبه', { selector: 'tspan, text' });
    expect(await axeFindings()).toEqual([]);
  });
});

describe('DonutChart', () => {
  it('shows the whole in its middle and every part with its number and share', async () => {
    const { container } = renderUi(<DonutChart title="سرنوشت" unit="پیام" slices={slices} />);
    expect(await screen.findByText('۱٬۰۰۰')).toBeInTheDocument();
    expect(rows()).toEqual([
      ['رسیده', '۷۵۰', '۷۵٪'],
      ['نرسیده', '۲۵۰', '۲۵٪'],
      ['لیست سیاه', '۰', '۰٪'],
    ]);
    expect(container.querySelector('ul')).toHaveTextContent('رسیده۷۵۰ (۷۵٪)');
    expect(await axeFindings()).toEqual([]);
  });

  it('says that there is nothing yet when every part is zero', () => {
    renderUi(<DonutChart title="سرنوشت" unit="پیام" slices={slices.map((slice) => ({ ...slice, value: 0 }))} />);
    expect(screen.getByText('هنوز داده‌ای برای نمایش نیست')).toBeInTheDocument();
  });
});
