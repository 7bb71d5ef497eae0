import type { Meta, StoryObj } from '@storybook/react-vite';
import { openedWith } from '@peyk/shared-testing-web';
import { useState } from 'react';
import { NO_AREA, type Area } from '@peyk/shared-geo';
import { AreaField } from './area-field';

/** Keeps what is drawn, as a form does. */
function Drawing({ area = NO_AREA, error, found }: { area?: Area; error?: string; found?: string }) {
  const [value, onChange] = useState(area);
  return <AreaField value={value} onChange={onChange} error={error} found={found} />;
}

const meta = { title: 'Map/Area', component: Drawing } satisfies Meta<typeof Drawing>;
export default meta;
type Story = StoryObj<typeof meta>;

const polygon = (...pairs: readonly (readonly [number, number])[]): Area => ({
  ...NO_AREA,
  kind: 'polygon',
  vertices: pairs.map(([lat, lng]) => ({ lat, lng })),
});
const TEHRAN = { lat: 35.7, lng: 51.4 };

export const Empty: Story = { ...openedWith({}) };
export const Circle: Story = {
  ...openedWith({}),
  args: { area: { ...NO_AREA, centre: TEHRAN, radiusKm: 40 }, found: '۱۲٬۳۴۰ نفر در این محدوده‌اند.' },
};
export const WideCircle: Story = {
  ...openedWith({}),
  args: { area: { ...NO_AREA, centre: { lat: 33.9, lng: 51.4 }, radiusKm: 420 } },
};
export const Polygon: Story = {
  ...openedWith({}),
  args: { area: polygon([29.9, 52.2], [30, 52.8], [29.5, 53.1], [29.2, 52.6], [29.5, 52.1]) },
};
export const OneVertex: Story = { ...openedWith({}), args: { area: polygon([32.65, 51.67]) } };
export const CrossesItself: Story = {
  ...openedWith({}),
  args: { area: polygon([35, 51], [36, 52], [35, 52], [36, 51]) },
};
export const InTheSea: Story = {
  ...openedWith({}),
  args: { area: { ...NO_AREA, centre: { lat: 38.5, lng: 51 }, radiusKm: 50 } },
};
export const ManyVertices: Story = {
  ...openedWith({}),
  args: {
    area: polygon(
      ...Array.from({ length: 60 }, (_, at) => {
        const [angle, far] = [(at / 60) * 2 * Math.PI, at % 2 === 0 ? 2.4 : 1.9];
        return [32.6 + far * Math.sin(angle), 53.6 + far * Math.cos(angle)] as const;
      }),
    ),
  },
};
export const Incomplete: Story = { ...openedWith({}), args: { error: 'محدوده را روی نقشه انتخاب کنید.' } };
