import { Caption, EmptyFace, Icon, formatNumber, space, OnMui } from '@peyk/shared-ui';
import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Command } from '../commands/command';
import { Keys } from '../shortcuts/keys';
import { listCommands, type CommandList } from './list-commands';
import { Foot, GroupTitle, Head, Input, List, OnlyHeard, Option, Root } from './palette-look';

const NAME = 'جستجوی صفحه‌ها و کارها';

interface PaletteProps {
  readonly commands: readonly Command[];
  /** Ids of what was used last, the newest first. */
  readonly recent: readonly string[];
  readonly onRun: (command: Command) => void;
  readonly onClose: () => void;
}

/**
 * Finds a page or an action by a few letters and does it: a combobox whose list is always open. The focus stays in the
 * field; the arrows move through the list, Enter does what is chosen, Esc closes.
 */
export default function Palette({ commands, recent, onRun, onClose }: PaletteProps) {
  const id = useId();
  const [query, setQuery] = useState('');
  const [chosen, setChosen] = useState(0);
  const list = listCommands(commands, query, recent);
  const count = list.flat.length;
  const optionId = (command: Command) => `${id}-${command.id}`;
  const active = list.flat[chosen];

  const moves: Readonly<Record<string, number>> = {
    ArrowDown: (chosen + 1) % count,
    ArrowUp: (chosen - 1 + count) % count,
    PageDown: Math.min(chosen + 5, count - 1),
    PageUp: Math.max(chosen - 5, 0),
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const next = moves[event.key];
    if (next !== undefined && count > 0) {
      event.preventDefault();
      setChosen(next);
    } else if (event.key === 'Enter') {
      event.preventDefault();
      if (active !== undefined) onRun(active);
    }
  };

  return (
    <OnMui>
      <Root open onClose={onClose} aria-labelledby={`${id}-name`} transitionDuration={120}>
        <OnlyHeard id={`${id}-name`}>{NAME}</OnlyHeard>
        <Head>
          <Icon name="search" />
          <Input
            // A palette that opens without the focus in its field would be useless to the hand that just pressed Ctrl-K.
            autoFocus
            role="combobox"
            aria-label={NAME}
            aria-expanded="true"
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === undefined ? undefined : optionId(active)}
            autoComplete="off"
            spellCheck={false}
            maxLength={80}
            placeholder="کجا می‌روید یا چه می‌کنید؟"
            value={query}
            onChange={(event) => {
              setQuery(event.target.value);
              setChosen(0);
            }}
            onKeyDown={onKeyDown}
          />
        </Head>
        <Options id={id} list={list} active={active} optionId={optionId} onPoint={setChosen} onRun={onRun} />
        <Result list={list} query={query} />
        <Foot aria-hidden="true">
          <span>
            <Keys keys={['↑', '↓']} /> جابه‌جایی
          </span>
          <span>
            <Keys keys={['Enter']} /> انجام
          </span>
          <span>
            <Keys keys={['Esc']} /> بستن
          </span>
        </Foot>
      </Root>
    </OnMui>
  );
}

interface OptionsProps {
  readonly id: string;
  readonly list: CommandList;
  readonly active: Command | undefined;
  readonly optionId: (command: Command) => string;
  readonly onPoint: (index: number) => void;
  readonly onRun: (command: Command) => void;
}

function Options({ id, list, active, optionId, onPoint, onRun }: OptionsProps) {
  const chosenRef = useRef<HTMLDivElement>(null);
  const activeId = active?.id;
  useEffect(() => {
    // Newer browsers answer with a promise, which must not become the effect's clean-up.
    chosenRef.current?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);
  return (
    <List id={`${id}-list`} role="listbox" aria-label={NAME}>
      {list.groups.map(({ title, commands }) => (
        <div key={title} role="group" aria-label={title}>
          <GroupTitle aria-hidden="true">{title}</GroupTitle>
          {commands.map((command) => (
            <Option
              key={command.id}
              ref={command === active ? chosenRef : undefined}
              id={optionId(command)}
              role="option"
              aria-selected={command === active}
              onPointerMove={() => onPoint(list.flat.indexOf(command))}
              onClick={() => onRun(command)}
            >
              <Icon name={command.icon} />
              <span>{command.label}</span>
              {command.keys !== undefined && <Keys keys={command.keys} />}
            </Option>
          ))}
        </div>
      ))}
    </List>
  );
}

/** What the search came to, seen where it needs words and always heard. */
function Result({ list, query }: { readonly list: CommandList; readonly query: string }) {
  const asked = query.trim();
  if (list.flat.length === 0) {
    return (
      <div role="status">
        <EmptyFace title={`چیزی برای «${asked}» پیدا نشد`} help="واژهٔ کوتاه‌تر یا دیگری بنویسید." />
      </div>
    );
  }
  return (
    <div role="status" style={{ paddingInline: space[5], paddingBlockEnd: space[1] }}>
      {list.readAs !== null && (
        <Caption>
          به جای «<bdi>{asked}</bdi>» برای «{list.readAs}» گشتیم.{' '}
        </Caption>
      )}
      {asked !== '' && <Caption>{formatNumber(list.flat.length)} مورد پیدا شد.</Caption>}
    </div>
  );
}
