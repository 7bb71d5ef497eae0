import { useEffect, useId, useRef, type KeyboardEvent, type ReactNode } from 'react';
import { useScrollEdges } from '../data/use-scroll-edges';
import { EdgeShade } from '../data/table-parts';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { formatNumber } from '../numbers/format-number';
import { styled } from '../theme/styled';
import { focusRing, font, motion, radius, size, space, tone } from '../tokens';

export interface Tab {
  readonly key: string;
  readonly label: string;
  readonly icon?: IconName;
  /** How many things are behind it. */
  readonly count?: number;
}

interface TabsProps {
  /** What the tabs choose between, for those who hear it. */
  readonly label: string;
  readonly tabs: readonly Tab[];
  /** From 0; `useTab` of `shared/url-state` keeps it in the address. */
  readonly index: number;
  readonly onIndex: (index: number) => void;
  /** What is behind the open tab. */
  readonly children: ReactNode;
}

const Frame = styled('div')({ position: 'relative', overflow: 'hidden', borderBlockEnd: `1px solid ${tone.hairline}` });
const List = styled('div')({ display: 'flex', gap: space[1], overflowX: 'auto', scrollbarWidth: 'none' });
const TabButton = styled('button')({
  position: 'relative',
  flex: 'none',
  display: 'inline-flex',
  alignItems: 'center',
  gap: space[2],
  maxInlineSize: '80vw',
  minBlockSize: size.touch,
  paddingInline: space[4],
  border: 0,
  background: 'transparent',
  color: tone.inkSoft,
  fontFamily: 'inherit',
  fontSize: font.body,
  fontWeight: font.medium,
  cursor: 'pointer',
  transition: `color ${motion.quick}`,
  '& > span:first-of-type': { overflow: 'hidden', textOverflow: 'ellipsis', whiteSpace: 'nowrap' },
  '&:hover': { color: tone.ink },
  '&:focus-visible': { ...focusRing, outlineOffset: -2, borderRadius: radius.field },
  '&::after': {
    content: '""',
    position: 'absolute',
    insetInline: space[3],
    insetBlockEnd: 0,
    blockSize: 3,
    borderStartStartRadius: radius.small,
    borderStartEndRadius: radius.small,
    background: tone.turquoise,
    opacity: 0,
    transition: `opacity ${motion.quick}`,
  },
  '&[aria-selected="true"]': { color: tone.turquoiseText, '&::after': { opacity: 1 } },
});
const Count = styled('span')({
  flex: 'none',
  minInlineSize: '1.8em',
  paddingInline: space[1],
  borderRadius: radius.pill,
  background: tone.sunken,
  color: tone.inkSoft,
  fontSize: font.caption,
  textAlign: 'center',
});
const Panel = styled('div')({
  paddingBlockStart: space[4],
  '&:focus-visible': { ...focusRing, borderRadius: radius.field },
});

/** In a right-to-left page the next tab stands to the left. */
function nextTab(key: string, index: number, count: number): number | null {
  if (key === 'ArrowLeft') return (index + 1) % count;
  if (key === 'ArrowRight') return (index - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : null;
}

/**
 * Several pages in the place of one. Only the open tab is a stop of the Tab key; arrows (mirrored), Home and End open the
 * others. Where they do not fit they scroll, and the open one is always in view.
 *
 * @example
 * const [tab, openTab] = useTab(TABS.length);
 * <Tabs label="بخش‌های گزارش" tabs={TABS} index={tab} onIndex={openTab}>{tab === 0 ? <Recent /> : <Archive />}</Tabs>
 */
export function Tabs({ label, tabs, index, onIndex, children }: TabsProps) {
  const id = useId();
  const [edges, setList, list] = useScrollEdges();
  const moved = useRef(false);
  useEffect(() => {
    const open = list?.querySelector<HTMLElement>('[aria-selected="true"]');
    open?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
    if (moved.current) open?.focus();
    moved.current = false;
  }, [index, list]);
  const press = (event: KeyboardEvent) => {
    const next = nextTab(event.key, index, tabs.length);
    if (next === null) return;
    event.preventDefault();
    moved.current = next !== index;
    onIndex(next);
  };
  return (
    <div>
      <Frame>
        <List ref={setList} role="tablist" aria-label={label} onKeyDown={press}>
          {tabs.map((tab, place) => (
            <TabButton
              key={tab.key}
              type="button"
              role="tab"
              id={`${id}-tab-${place}`}
              aria-selected={place === index}
              aria-controls={place === index ? `${id}-panel` : undefined}
              tabIndex={place === index ? 0 : -1}
              title={tab.label}
              onClick={() => onIndex(place)}
            >
              {tab.icon !== undefined && <Icon name={tab.icon} size={18} />}
              <span>{tab.label}</span>
              {tab.count !== undefined && <Count>{formatNumber(tab.count)}</Count>}
            </TabButton>
          ))}
        </List>
        {edges.start && <EdgeShade data-edge="start" />}
        {edges.end && <EdgeShade data-edge="end" />}
      </Frame>
      <Panel role="tabpanel" id={`${id}-panel`} aria-labelledby={`${id}-tab-${index}`} tabIndex={0}>
        {children}
      </Panel>
    </div>
  );
}
