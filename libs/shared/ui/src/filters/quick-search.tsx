import { useEffect, useEffectEvent } from 'react';
import { IconButton } from '../actions/icon-button';
import { TextField } from '../fields/text-field';
import { Icon } from '../icons/icon';
import { useIsMobile } from '../layout/use-is-mobile';
import { styled } from '../theme/styled';
import { media } from '../tokens';
import { useFilterPanel } from './filter-context';
import { problemOf } from './filter-draft';
import type { SearchFilter } from './filter-field';
import { MAX_FILTER_CHARS } from './filter-look';

const WIDTH_PX = 320;
/** So long the keys have to rest before a search as one types is made: people who write fluently are not asked for each letter. */
const REST_MS = 250;

const Place = styled('div')({
  flex: `0 1 ${WIDTH_PX}px`,
  minInlineSize: 0,
  [media.mobile]: { flex: 1 },
});

interface QuickSearchProps {
  readonly field: SearchFilter;
  /** Other fields are in sight and may hold what is not applied yet. */
  readonly isPanelOpen: boolean;
}

/** The search of the panel's line. Enter applies it, or resting where it searches as one types; emptying it takes the filter away at once. */
export function QuickSearch({ field, isPanelOpen }: QuickSearchProps) {
  const { draft, values, errors, change, remove, applyTyped } = useFilterPanel();
  const isMobile = useIsMobile();
  const { key, label, kind = 'search', maxLength = MAX_FILTER_CHARS } = field;
  const placeholder = field.placeholder ?? (isMobile ? 'جستجو' : `جستجو در ${label}`);
  const typed = draft[key];
  const text = typeof typed === 'string' ? typed : '';
  const write = (next: string) => {
    if (next === '' && values[key] !== undefined && !isPanelOpen) remove(key);
    else change(key, next);
  };
  const isNew = text.trim() !== (values[key] ?? '');
  const { asTyped = false } = field;
  const search = useEffectEvent(() => applyTyped(key, text.trim()));
  const isDue = asTyped && isNew && text.trim() !== '' && problemOf(field, text.trim()) === undefined;
  useEffect(() => {
    if (!isDue) return undefined;
    const timer = setTimeout(() => search(), REST_MS);
    return () => clearTimeout(timer);
  }, [isDue, text]);
  return (
    <Place data-filter="search">
      <TextField
        label={label}
        labelHidden
        kind={kind}
        maxLength={maxLength}
        placeholder={placeholder}
        start={kind === 'search' ? undefined : <Icon name="search" size={18} />}
        end={isNew && !asTyped && <IconButton type="submit" icon="search" iconSize={18} label="جستجو" />}
        clearable
        value={text}
        error={errors[key]}
        onChange={write}
      />
    </Place>
  );
}
