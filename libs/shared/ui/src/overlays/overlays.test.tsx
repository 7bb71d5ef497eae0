import { screen } from '@testing-library/react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { ActionMenu } from './action-menu';
import { ConfirmDialog } from './confirm-dialog';

describe('ConfirmDialog', () => {
  const show = (busy: boolean) => {
    const onConfirm = jest.fn();
    const onClose = jest.fn();
    const result = renderUi(
      <ConfirmDialog
        open
        title="توقف ارسال"
        confirmLabel="توقف"
        danger
        busy={busy}
        onConfirm={onConfirm}
        onClose={onClose}
      >
        ۱۲ پیام هنوز نرفته است.
      </ConfirmDialog>,
    );
    return { ...result, onConfirm, onClose };
  };

  it('confirms with Enter and closes with Esc', async () => {
    const { user, onConfirm, onClose } = show(false);
    await user.keyboard('{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    await user.keyboard('{Escape}');
    expect(onClose).toHaveBeenCalledTimes(1);
  });

  it('neither confirms twice nor closes while the work is under way', async () => {
    const { user, onConfirm, onClose } = show(true);
    await user.click(screen.getByRole('button', { name: 'توقف' }));
    await user.keyboard('{Escape}');
    expect(onConfirm).not.toHaveBeenCalled();
    expect(onClose).not.toHaveBeenCalled();
  });

  it('gives axe nothing to find', async () => {
    show(false);
    expect(await axeFindings()).toEqual([]);
  });
});

it('opens a menu, moves with the arrows, chooses with Enter', async () => {
  const onSelect = jest.fn();
  const { user } = renderUi(
    <ActionMenu
      label="حساب"
      trigger={(props) => <button {...props}>ف</button>}
      items={[
        { key: 'a', label: 'الف', icon: 'user', onSelect: () => undefined },
        { key: 'b', label: 'خروج', icon: 'logout', onSelect },
      ]}
    />,
  );
  await user.click(screen.getByRole('button', { name: 'حساب' }));
  await user.keyboard('{ArrowDown}{Enter}');
  expect(onSelect).toHaveBeenCalledTimes(1);
});
