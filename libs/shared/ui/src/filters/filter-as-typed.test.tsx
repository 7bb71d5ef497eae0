import { screen, waitFor } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import type { FilterField } from './filter-field';
import { Bound, onApply } from './testing/bound-panel';

const SEARCH = { type: 'search', key: 'text', label: 'نام یا شماره', asTyped: true } as const;

beforeEach(() => {
  setViewport(1280);
  jest.clearAllMocks();
});

describe('a search as one types', () => {
  it('is made when the keys rest, without Enter and not for each letter', async () => {
    const { user } = renderUi(<Bound fields={[SEARCH]} initial={{}} />);
    await user.type(screen.getByLabelText('نام یا شماره'), 'رضایی');
    expect(onApply).not.toHaveBeenCalled();
    await waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ text: 'رضایی' }));
    expect(onApply).toHaveBeenCalledTimes(1);
    expect(screen.queryByRole('button', { name: 'جستجو' })).not.toBeInTheDocument();
  });

  it('leaves the blank that the next word begins with', async () => {
    const { user } = renderUi(<Bound fields={[SEARCH]} />);
    const field = screen.getByLabelText('نام یا شماره');
    await user.type(field, 'مریم ');
    await waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ text: 'مریم' }));
    await user.type(field, 'ر');
    expect(field).toHaveValue('مریم ر');
  });

  it('does not ask for what its own check refuses, and shows everything again as soon as it is empty', async () => {
    const checked: FilterField = { ...SEARCH, check: (text) => (text.length > 3 ? 'شناسه بلند است.' : undefined) };
    const { user } = renderUi(<Bound fields={[checked]} />);
    const field = screen.getByLabelText('نام یا شماره');
    await user.type(field, '123');
    await waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ text: '123' }));
    await user.type(field, '45{Backspace}{Backspace}{Backspace}');
    await waitFor(() => expect(onApply).toHaveBeenLastCalledWith({ text: '12' }));
    expect(onApply).toHaveBeenCalledTimes(2);
    await user.clear(field);
    expect(onApply).toHaveBeenLastCalledWith({});
  });
});
