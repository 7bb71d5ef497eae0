import { preferencesEvents, useAppDispatch, useAppSelector } from '@peyk/shared-store';
import { Caption, Dialog, font, media, motion, radius, size, space, styled, tone } from '@peyk/shared-ui';
import type { Command } from '../commands/command';
import { Keys } from './keys';
import { paletteKeys } from './palette-keys';

const Groups = styled('div')({
  display: 'grid',
  gridTemplateColumns: '1fr 1fr',
  gap: space[6],
  [media.mobile]: { gridTemplateColumns: '1fr' },
});
const GroupTitle = styled('h3')({ marginBlock: `0 ${space[2]}px`, fontSize: font.body, fontWeight: font.bold });
const Line = styled('li')({
  display: 'flex',
  justifyContent: 'space-between',
  alignItems: 'center',
  gap: space[3],
  minBlockSize: size.control,
  borderBlockEnd: `1px solid ${tone.hairline}`,
  '&:last-of-type': { borderBlockEnd: 0 },
});
const Switch = styled('button')({
  display: 'flex',
  alignItems: 'center',
  gap: space[3],
  inlineSize: '100%',
  minBlockSize: size.touch,
  marginBlockStart: space[5],
  paddingBlock: space[2],
  paddingInline: space[3],
  border: `1px solid ${tone.hairline}`,
  borderRadius: radius.field,
  background: tone.sunken,
  textAlign: 'start',
  cursor: 'pointer',
});
const Track = styled('span')({
  position: 'relative',
  flex: 'none',
  inlineSize: 40,
  blockSize: 24,
  borderRadius: radius.pill,
  background: tone.outline,
  transition: `background-color ${motion.quick}`,
  '&::after': {
    content: '""',
    position: 'absolute',
    insetBlockStart: 3,
    insetInlineStart: 3,
    inlineSize: 18,
    blockSize: 18,
    borderRadius: radius.pill,
    background: tone.surface,
  },
  '[aria-checked="true"] > &': { background: tone.turquoise, '&::after': { insetInlineStart: 19 } },
});

interface Shortcut {
  readonly label: string;
  readonly keys: readonly string[];
}

const hasKeys = (command: Command): command is Command & Shortcut => command.keys !== undefined;

interface ShortcutSheetProps {
  readonly commands: readonly Command[];
  readonly onClose: () => void;
}

/** All keyboard shortcuts, and the switch for those of a single key. */
export default function ShortcutSheet({ commands, onClose }: ShortcutSheetProps) {
  const dispatch = useAppDispatch();
  const isOff = useAppSelector((state) => state.preferences.shortcutsOff);
  const bound = commands.filter(hasKeys);
  const groups: readonly (readonly [string, readonly Shortcut[]])[] = [
    ['رفتن به', bound.filter(({ kind }) => kind === 'page')],
    ['کارها', bound.filter(({ kind }) => kind === 'action')],
    [
      'همه‌جا',
      [
        { label: 'جستجوی صفحه‌ها و کارها', keys: paletteKeys() },
        { label: 'جستجو در این صفحه', keys: ['/'] },
        { label: 'همین راهنما', keys: ['?'] },
        { label: 'بستن پنجرهٔ باز', keys: ['Esc'] },
      ],
    ],
  ];
  return (
    <Dialog open wide title="راهنمای صفحه‌کلید" onClose={onClose}>
      <Groups>
        {groups.map(([title, shortcuts]) => (
          <section key={title}>
            <GroupTitle>{title}</GroupTitle>
            <ul>
              {shortcuts.map(({ label, keys }) => (
                <Line key={label}>
                  {label}
                  <Keys keys={keys} />
                </Line>
              ))}
            </ul>
          </section>
        ))}
      </Groups>
      <Switch
        type="button"
        role="switch"
        aria-checked={!isOff}
        onClick={() => dispatch(preferencesEvents.shortcutsSwitched({ off: !isOff }))}
      >
        <Track aria-hidden="true" />
        <span>
          میان‌برهای تک‌کلید
          <br />
          <Caption>
            هنگام نوشتن کاری نمی‌کنند و با صفحه‌کلید فارسی هم کار می‌کنند. اگر ناخواسته فشرده می‌شوند، آن‌ها را خاموش
            کنید.
          </Caption>
        </span>
      </Switch>
    </Dialog>
  );
}
