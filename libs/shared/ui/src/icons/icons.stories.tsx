import type { Meta, StoryObj } from '@storybook/react-vite';
import { BrandMark } from '../brand/brand-mark';
import { TilePattern } from '../brand/tile-pattern';
import { Caption, Stack } from '../layout/card';
import { radius, space, tone } from '../tokens';
import { Icon } from './icon';
import { iconPaths, type IconName } from './icon-paths';

// The keys of an object that is written out are its names; TypeScript only says string.
const NAMES = Object.keys(iconPaths) as IconName[];

const meta = { title: 'Media/Icons', component: Icon, args: { name: 'send' } } satisfies Meta<typeof Icon>;
export default meta;
type Story = StoryObj<typeof meta>;

export const One: Story = { args: { size: 48 } };
export const All: Story = {
  render: () => (
    <div style={{ display: 'grid', gridTemplateColumns: 'repeat(auto-fill, minmax(112px, 1fr))', gap: space[4] }}>
      {NAMES.map((name) => (
        <div key={name} style={{ display: 'grid', justifyItems: 'center', gap: space[1] }}>
          <Icon name={name} size={24} />
          <Caption dir="ltr">{name}</Caption>
        </div>
      ))}
    </div>
  ),
};
export const Brand: Story = {
  render: () => (
    <Stack row gap={4}>
      <BrandMark size={64} />
      <div
        style={{
          position: 'relative',
          inlineSize: 320,
          blockSize: 160,
          overflow: 'hidden',
          background: tone.menu,
          color: tone.onMenu,
          borderRadius: radius.card,
          display: 'grid',
          placeItems: 'center',
        }}
      >
        <TilePattern />
        <BrandMark size={64} on="menu" />
      </div>
    </Stack>
  ),
};
