import { useId, useRef, useState, type ReactNode } from 'react';
import { useIsMobile } from '../layout/use-is-mobile';
import { styled } from '../theme/styled';
import { focusRing, radius, space } from '../tokens';
import { FilterChips } from './filter-chips';
import { FilterProvider, useFilterPanel, type FilterBinding } from './filter-context';
import { FilterDrawer } from './filter-drawer';
import { FilterSheet } from './filter-sheet';
import { FilterToggle } from './filter-toggle';
import { quickFieldOf } from './quick-field';
import { QuickSearch } from './quick-search';
import { SavedFilters, type SavedFiltersPort } from './saved-filters';
import { useFilterSubmit } from './use-filter-submit';
import { useSearchShortcut } from './use-search-shortcut';

const CHIPS_MIN_PX = 160;
/** On the phone: with less room beside the buttons, the search has a line of its own. */
const SEARCH_MIN_PX = 120;

const Root = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: space[3],
  minInlineSize: 0,
  borderRadius: radius.field,
  '&:focus-visible': focusRing,
});
const Form = styled('form')({ display: 'grid', gridTemplateColumns: 'minmax(0, 1fr)', gap: space[3] });
const Line = styled('div')({ display: 'flex', alignItems: 'start', gap: space[2], minInlineSize: 0 });
const Middle = styled('div')({ flex: '1 1 0', minInlineSize: CHIPS_MIN_PX, paddingBlockStart: space[1] });
const Buttons = styled('div')({ flex: 'none', display: 'flex', gap: space[2] });

interface FilterPanelProps extends FilterBinding {
  /** Filters that this person has saved under a name; without it nothing can be saved. */
  readonly saved?: SavedFiltersPort;
  /** Whether `/` leads to the search; switch it off with the person's preference. */
  readonly searchShortcut?: boolean;
  /** Stands on the line too; it may call `useFilterPanel`. */
  readonly children?: ReactNode;
}

/**
 * What a list is narrowed to, on one line: the search, a chip for every filter that is applied, and the way to the other fields. Those
 * open below the line on the desktop and over the whole screen on the phone, and nothing happens before «اعمال» or Enter.
 *
 * Controlled: `useFilters` of `shared/url-state` binds the same list of fields to the address.
 */
export function FilterPanel({ saved, searchShortcut = true, children, ...binding }: FilterPanelProps) {
  const isMobile = useIsMobile();
  const root = useRef<HTMLDivElement>(null);
  const [findSearch] = useState(
    () => () => root.current?.querySelector<HTMLInputElement>('[data-filter="search"] input') ?? null,
  );
  useSearchShortcut(searchShortcut && !isMobile, findSearch);
  const more = (
    <>
      {children}
      {saved !== undefined && <SavedFilters port={saved} isSmall={isMobile} />}
    </>
  );
  return (
    <FilterProvider {...binding}>
      <Root ref={root} tabIndex={-1} data-filter-panel="" role="group" aria-label="فیلترها">
        {isMobile ? <PhonePanel>{more}</PhonePanel> : <DesktopPanel>{more}</DesktopPanel>}
      </Root>
    </FilterProvider>
  );
}

function PhonePanel({ children }: { readonly children: ReactNode }) {
  const { fields } = useFilterPanel();
  const submit = useFilterSubmit();
  const quick = quickFieldOf(fields);
  return (
    <>
      <Line style={{ flexWrap: 'wrap' }}>
        {quick !== undefined && (
          <Form role="search" noValidate onSubmit={submit} style={{ flex: `1 1 ${SEARCH_MIN_PX}px`, minInlineSize: 0 }}>
            <QuickSearch field={quick} isPanelOpen={false} />
          </Form>
        )}
        <Buttons style={{ marginInlineStart: 'auto', flex: '0 1 auto', flexWrap: 'wrap', justifyContent: 'end' }}>
          {children}
          <FilterSheet />
        </Buttons>
      </Line>
      <FilterChips />
    </>
  );
}

function DesktopPanel({ children }: { readonly children: ReactNode }) {
  const { fields, reset } = useFilterPanel();
  const [isOpen, setOpen] = useState(false);
  const drawerId = useId();
  const quick = quickFieldOf(fields);
  const toggle = useRef<HTMLButtonElement>(null);
  const close = () => {
    setOpen(false);
    toggle.current?.focus({ preventScroll: true });
  };
  // A field in the closed part may be what is wrong, when the address came from elsewhere: it has to be seen.
  const submit = useFilterSubmit({ onApplied: () => isOpen && close(), onRefused: () => setOpen(true) });
  const cancel = () => {
    reset();
    close();
  };
  return (
    <Form role="search" noValidate onSubmit={submit}>
      <Line>
        {quick !== undefined && <QuickSearch field={quick} isPanelOpen={isOpen} />}
        <Middle>
          <FilterChips />
        </Middle>
        <Buttons>
          {children}
          <FilterToggle
            ref={toggle}
            aria-expanded={isOpen}
            aria-controls={isOpen ? drawerId : undefined}
            onClick={() => (isOpen ? cancel() : setOpen(true))}
          />
        </Buttons>
      </Line>
      {isOpen && <FilterDrawer id={drawerId} onCancel={cancel} />}
    </Form>
  );
}
