import { lazy, Suspense, useState, type MouseEvent } from 'react';
import { Button } from '../actions/button';
import { IconButton } from '../actions/icon-button';
import { SkeletonRows } from '../feedback/skeleton';
import { Popover } from '../overlays/popover';
import type { SavedFilter } from './saved-filter-list';

const SavedBody = lazy(() => import('./saved-body'));

/** Where saved filters come from and go to: this library knows no browser store. */
export interface SavedFiltersPort {
  readonly items: readonly SavedFilter[];
  /** Takes the new list; answers whether it will still be there after a reload. */
  readonly onChange: (items: readonly SavedFilter[]) => boolean;
}

interface SavedFiltersProps {
  readonly port: SavedFiltersPort;
  /** Only the drawing, where the line is narrow. */
  readonly isSmall?: boolean;
}

/** The filters that someone has given a name: to apply again, to rename, to delete, and to save the present ones. */
export function SavedFilters({ port, isSmall = false }: SavedFiltersProps) {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  const close = () => setAnchor(null);
  const ties = {
    'aria-haspopup': 'dialog',
    'aria-expanded': anchor !== null,
    onClick: (event: MouseEvent<HTMLElement>) => setAnchor(event.currentTarget),
  } as const;
  return (
    <>
      {isSmall ? (
        <IconButton icon="bookmark" label="فیلترهای من" {...ties} />
      ) : (
        <Button variant="quiet" icon="bookmark" {...ties}>
          فیلترهای من
        </Button>
      )}
      <Popover anchor={anchor} onClose={close} label="فیلترهای من" align="end">
        {anchor !== null && (
          <Suspense fallback={<SkeletonRows />}>
            <SavedBody port={port} onDone={close} />
          </Suspense>
        )}
      </Popover>
    </>
  );
}
