import { digitsOnly } from '@peyk/shared-validation';
import { useState } from 'react';
import { Button } from '../../actions/button';
import { IconButton } from '../../actions/icon-button';
import { TextField } from '../../fields/text-field';
import { Caption } from '../../layout/card';
import { formatNumber } from '../../numbers/format-number';
import { MobileNumber } from '../../numbers/mobile-number';
import { Dialog } from '../../overlays/dialog';
import { styled } from '../../theme/styled';
import { font, size, space } from '../../tokens';
import { spoken } from './number-words';
import { OperatorWord } from './operator-word';
import { WindowedList } from './windowed-list';

const SHOWN_ROWS = 7;
const Body = styled('div')({ display: 'grid', gap: space[3] });
const Cells = styled('span')({ display: 'flex', alignItems: 'center', gap: space[4] });
const News = styled('div')({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: space[2],
  minBlockSize: size.control,
  fontSize: font.caption,
  '& > span': { display: 'inline-flex', alignItems: 'center' },
});

interface AllNumbersDialogProps {
  readonly open: boolean;
  readonly numbers: readonly string[];
  readonly undo: { readonly said: string; readonly act: () => void } | null;
  readonly onRemove: (numbers: readonly string[]) => void;
  readonly onClose: () => void;
}

/** A long list of numbers as a whole: searched by any digits, removed one by one or as many as were found. */
export function AllNumbersDialog({ open, numbers, undo, onRemove, onClose }: AllNumbersDialogProps) {
  const [search, setSearch] = useState('');
  const wanted = searchKey(search);
  const found = wanted === '' ? numbers : numbers.filter((number) => number.includes(wanted));
  const isSearching = wanted !== '';
  return (
    <Dialog
      open={open}
      title="همهٔ شماره‌ها"
      onClose={onClose}
      actions={
        <>
          <Button variant="quiet" icon="trash" disabled={found.length === 0} onClick={() => onRemove(found)}>
            {isSearching ? `حذف ${formatNumber(found.length)} شمارهٔ پیداشده` : 'حذف همه'}
          </Button>
          <Button variant="primary" onClick={onClose}>
            بازگشت
          </Button>
        </>
      }
    >
      <Body>
        <TextField
          label="جستجو در شماره‌ها"
          kind="digits"
          placeholder="0924"
          autoComplete="off"
          clearable
          value={search}
          onChange={setSearch}
        />
        <News>
          <Caption role="status">
            {found.length === 0 && isSearching
              ? 'موردی یافت نشد'
              : `${formatNumber(found.length)} ${isSearching ? 'شماره پیدا شد' : 'شماره در فهرست'}`}
          </Caption>
          {undo !== null && (
            <span>
              {undo.said}
              <Button variant="quiet" icon="refresh" onClick={undo.act}>
                برگرداندن
              </Button>
            </span>
          )}
        </News>
        {found.length > 0 && (
          <WindowedList label="شماره‌ها" items={found} rowPx={size.row} shownRows={SHOWN_ROWS}>
            {(number) => (
              <>
                <Cells>
                  <MobileNumber number={number} />
                  <OperatorWord number={number} />
                </Cells>
                <IconButton
                  icon="close"
                  iconSize={16}
                  label={`حذف ${spoken(number)}`}
                  onClick={(event) => {
                    // The row goes away with its button: the list takes the focus, and the keyboard stays where it was.
                    event.currentTarget.closest<HTMLElement>('[data-windowed]')?.focus();
                    onRemove([number]);
                  }}
                />
              </>
            )}
          </WindowedList>
        )}
      </Body>
    </Dialog>
  );
}

/** People search as they dial: `0924…` is stored as `98924…`. */
function searchKey(search: string): string {
  return digitsOnly(search).replace(/^00980?|^0/, '');
}
