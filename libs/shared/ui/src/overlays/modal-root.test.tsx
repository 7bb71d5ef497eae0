import { render, screen } from '@testing-library/react';
import { useState } from 'react';
import { Button } from '../actions/button';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Popover } from './popover';

describe('a missing modal root', () => {
  const logged = () => jest.spyOn(console, 'error').mockImplementation(() => undefined);
  beforeEach(() => setViewport(1280));
  afterEach(() => jest.restoreAllMocks());

  it('logs an error and renders nothing', () => {
    const log = logged();
    const { container } = render(
      <Dialog open title="ناپیدا" onClose={() => undefined}>
        متن
      </Dialog>,
    );
    expect(container).toBeEmptyDOMElement();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
    expect(log).toHaveBeenCalledTimes(1);
    expect(log).toHaveBeenCalledWith(expect.stringMatching(/No modal root/));
  });

  it('is missed by nothing that is closed', () => {
    const log = logged();
    render(
      <Dialog open={false} title="بسته" onClose={() => undefined}>
        متن
      </Dialog>,
    );
    expect(log).not.toHaveBeenCalled();
  });
});

function Stacked() {
  const [outer, setOuter] = useState(false);
  const [inner, setInner] = useState(false);
  return (
    <>
      <Button onClick={() => setOuter(true)}>باز کردن</Button>
      <Dialog open={outer} title="بیرونی" onClose={() => setOuter(false)}>
        <Button onClick={() => setInner(true)}>پرسش</Button>
        <ConfirmDialog
          open={inner}
          title="درونی"
          confirmLabel="تأیید"
          onConfirm={() => setInner(false)}
          onClose={() => setInner(false)}
        >
          مطمئن هستید؟
        </ConfirmDialog>
      </Dialog>
    </>
  );
}

describe('a dialog', () => {
  it('stands in the modal root, hides the page behind it and keeps it from scrolling', async () => {
    const { user } = renderUi(<Stacked />);
    await user.click(screen.getByRole('button', { name: 'باز کردن' }));
    expect(screen.getByRole('dialog', { name: 'بیرونی' }).closest('[data-modal-root]')).not.toBeNull();
    expect(screen.queryByRole('button', { name: 'باز کردن' })).not.toBeInTheDocument();
    expect(document.body.style.overflow).toBe('hidden');
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'باز کردن' })).toHaveFocus();
    expect(document.body.style.overflow).toBe('');
  });

  it('keeps the focus inside', async () => {
    const { user } = renderUi(<Stacked />);
    await user.click(screen.getByRole('button', { name: 'باز کردن' }));
    const dialog = screen.getByRole('dialog');
    for (let press = 0; press < 4; press += 1) {
      await user.tab();
      expect(dialog).toContainElement(document.activeElement as HTMLElement);
    }
  });

  it('opens another one above itself, which Esc closes alone and from which the focus comes back', async () => {
    const { user } = renderUi(<Stacked />);
    await user.click(screen.getByRole('button', { name: 'باز کردن' }));
    await user.click(screen.getByRole('button', { name: 'پرسش' }));
    expect(screen.getByRole('dialog', { name: 'درونی' })).toBeInTheDocument();
    expect(screen.queryByRole('dialog', { name: 'بیرونی' })).not.toBeInTheDocument();
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('dialog', { name: 'بیرونی' })).toBeInTheDocument();
    expect(screen.getByRole('button', { name: 'پرسش' })).toHaveFocus();
  });

  it('confirms with Enter from a field inside it', async () => {
    const onConfirm = jest.fn();
    const onOuterSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
    const { user } = renderUi(
      <form onSubmit={onOuterSubmit}>
        <ConfirmDialog open title="حذف گروه" confirmLabel="حذف" onConfirm={onConfirm} onClose={() => undefined}>
          <input aria-label="نام گروه" />
        </ConfirmDialog>
      </form>,
    );
    await user.type(screen.getByRole('textbox', { name: 'نام گروه' }), 'مشتریان{Enter}');
    expect(onConfirm).toHaveBeenCalledTimes(1);
    expect(onOuterSubmit).not.toHaveBeenCalled();
  });
});

function WithPopover() {
  const [anchor, setAnchor] = useState<HTMLElement | null>(null);
  return (
    <>
      <Button aria-haspopup="dialog" onClick={(event) => setAnchor(event.currentTarget)}>
        جزئیات
      </Button>
      <Popover anchor={anchor} onClose={() => setAnchor(null)} label="جزئیات هزینه">
        <Button>بیشتر</Button>
      </Popover>
    </>
  );
}

describe('Popover', () => {
  it('opens on its anchor, takes the focus, closes with Esc and gives the focus back', async () => {
    const { user } = renderUi(<WithPopover />);
    await user.click(screen.getByRole('button', { name: 'جزئیات' }));
    const popover = screen.getByRole('dialog', { name: 'جزئیات هزینه' });
    expect(popover).toContainElement(document.activeElement as HTMLElement);
    expect(await axeFindings()).toEqual([]);
    await user.keyboard('{Escape}');
    expect(await screen.findByRole('button', { name: 'جزئیات' })).toHaveFocus();
    expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  });
});
