import MuiMenu from '@mui/material/Menu';
import MuiMenuItem from '@mui/material/MenuItem';
import { useId, useState, type MouseEvent, type ReactNode } from 'react';
import { Icon } from '../icons/icon';
import type { IconName } from '../icons/icon-paths';
import { OnMui } from '../theme/on-mui';
import { styled } from '../theme/styled';
import { font, radius, shadow, size, space, tone } from '../tokens';

export interface ActionMenuItem {
  readonly key: string;
  readonly label: string;
  readonly icon: IconName;
  readonly danger?: boolean;
  readonly disabled?: boolean;
  readonly onSelect: () => void;
}

/** What the button that opens the menu must carry. */
export interface MenuTriggerProps {
  readonly id: string;
  readonly 'aria-haspopup': 'menu';
  readonly 'aria-expanded': boolean;
  readonly 'aria-label': string;
  readonly onClick: (event: MouseEvent<HTMLElement>) => void;
}

const Root = styled(MuiMenu)({
  '& .MuiMenu-paper': {
    minInlineSize: 200,
    background: tone.surface,
    backgroundImage: 'none',
    border: `1px solid ${tone.hairline}`,
    borderRadius: radius.card,
    boxShadow: shadow.raised,
  },
  '& .MuiMenu-list': { padding: space[1] },
});
const Item = styled(MuiMenuItem)({
  gap: space[3],
  minBlockSize: size.touch,
  borderRadius: radius.field,
  color: tone.ink,
  fontSize: font.body,
  '&:hover, &.Mui-focusVisible': { background: tone.lapisSoft },
});

interface ActionMenuProps {
  readonly label: string;
  readonly trigger: (props: MenuTriggerProps) => ReactNode;
  readonly items: readonly ActionMenuItem[];
}

/** A few actions behind one button. Arrow keys move, Enter chooses, Esc closes. */
export function ActionMenu({ label, trigger, items }: ActionMenuProps) {
  const id = useId();
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  return (
    <>
      {trigger({
        id,
        'aria-haspopup': 'menu',
        'aria-expanded': anchor !== null,
        'aria-label': label,
        onClick: (event) => setAnchor(event.currentTarget),
      })}
      <OnMui>
        <Root
          anchorEl={anchor}
          open={anchor !== null}
          onClose={close}
          slotProps={{ paper: { role: 'region', 'aria-label': label }, list: { 'aria-labelledby': id } }}
        >
          {items.map((item) => (
            <Item
              key={item.key}
              disableRipple
              disabled={item.disabled}
              style={item.danger === true ? { color: tone.pomegranateText } : undefined}
              onClick={() => {
                close();
                item.onSelect();
              }}
            >
              <Icon name={item.icon} />
              {item.label}
            </Item>
          ))}
        </Root>
      </OnMui>
    </>
  );
}
