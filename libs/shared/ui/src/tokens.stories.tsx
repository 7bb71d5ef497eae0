import type { Meta, StoryObj } from '@storybook/react-vite';
import { Caption, Card, CardTitle, Stack } from './layout/card';
import { formatNumber } from './numbers/format-number';
import { contrast } from './theme/contrast';
import { useScheme } from './theme/scheme';
import { font, radius, schemes, space, tone, type ToneName } from './tokens';

const GROUPS: readonly (readonly [string, readonly ToneName[]])[] = [
  ['زمینه و جوهر', ['ground', 'surface', 'sunken', 'ink', 'inkSoft', 'hairline', 'outline', 'idle']],
  ['لاجوردی: کارها', ['lapis', 'lapisHover', 'onLapis', 'lapisText', 'lapisSoft']],
  ['فیروزه‌ای: آنچه زنده است', ['turquoise', 'turquoiseText', 'turquoiseSoft']],
  ['زعفرانی: پول و توجه', ['saffron', 'saffronText', 'saffronSoft']],
  ['اناری: خطر', ['pomegranate', 'pomegranateHover', 'onPomegranate', 'pomegranateText', 'pomegranateSoft']],
  ['فهرست کناری', ['menu', 'menuCurrent', 'menuHairline', 'onMenu', 'onMenuSoft']],
];
const PAIRS: readonly (readonly [ToneName, ToneName])[] = [
  ['ink', 'ground'],
  ['inkSoft', 'surface'],
  ['inkSoft', 'sunken'],
  ['lapisText', 'surface'],
  ['onLapis', 'lapis'],
  ['turquoiseText', 'turquoiseSoft'],
  ['saffronText', 'saffronSoft'],
  ['pomegranateText', 'pomegranateSoft'],
  ['onPomegranate', 'pomegranate'],
  ['onMenuSoft', 'menu'],
  ['onTooltip', 'tooltip'],
];
const SIZES = ['caption', 'body', 'lead', 'title', 'heading', 'figure'] as const;

const meta = { title: 'Layout/Tokens', component: Card } satisfies Meta<typeof Card>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Colours: Story = {
  render: () => (
    <Stack>
      {GROUPS.map(([title, names]) => (
        <Card key={title}>
          <CardTitle>{title}</CardTitle>
          <Stack row gap={4}>
            {names.map((name) => (
              <Swatch key={name} name={name} />
            ))}
          </Stack>
        </Card>
      ))}
    </Stack>
  ),
};

/** The contrast of text and ground as WCAG counts it; a test holds every pair at 4.5 or better. */
export const Contrasts: Story = {
  render: function Contrasts() {
    const tones = schemes[useScheme()];
    return (
      <Stack gap={2}>
        {PAIRS.map(([text, ground]) => (
          <div
            key={`${text}-${ground}`}
            style={{ display: 'flex', gap: space[4], padding: space[3], background: tone[ground], color: tone[text] }}
          >
            <span>پیام شما در صف ارسال قرار گرفت</span>
            <bdi dir="ltr">
              {text} / {ground}
            </bdi>
            <span>{formatNumber(contrast(tones[text], tones[ground]).toFixed(1))}</span>
          </div>
        ))}
      </Stack>
    );
  },
};

export const Type: Story = {
  render: () => (
    <Card>
      <Stack gap={3}>
        {SIZES.map((size) => (
          <div key={size} style={{ fontSize: font[size] }}>
            پیک؛ ۱۲٬۴۰۰ پیام به گوشی رسید{' '}
            <Caption dir="ltr">
              {size} {font[size]}
            </Caption>
          </div>
        ))}
        {(['regular', 'medium', 'bold'] as const).map((weight) => (
          <div key={weight} style={{ fontWeight: font[weight] }}>
            هر واژه با نیم‌فاصلهٔ درست{' '}
            <Caption dir="ltr">
              {weight} {font[weight]}
            </Caption>
          </div>
        ))}
      </Stack>
    </Card>
  ),
};

export const SpaceAndRadius: Story = {
  render: () => (
    <Card>
      <Stack gap={2}>
        {Object.entries(space).map(([step, px]) => (
          <div key={step} style={{ display: 'flex', alignItems: 'center', gap: space[3] }}>
            <div style={{ inlineSize: px, blockSize: space[4], background: tone.turquoise }} />
            <Caption dir="ltr">
              space[{step}] {px} px
            </Caption>
          </div>
        ))}
        <Stack row gap={4}>
          {Object.entries(radius).map(([name, px]) => (
            <div key={name} style={{ padding: space[4], border: `1px solid ${tone.outline}`, borderRadius: px }}>
              <Caption dir="ltr">
                {name} {px}
              </Caption>
            </div>
          ))}
        </Stack>
      </Stack>
    </Card>
  ),
};

function Swatch({ name }: { readonly name: ToneName }) {
  return (
    <div style={{ inlineSize: 112 }}>
      <div
        style={{
          blockSize: space[12],
          background: tone[name],
          border: `1px solid ${tone.hairline}`,
          borderRadius: radius.field,
        }}
      />
      <Caption dir="ltr">{name}</Caption>
    </div>
  );
}
