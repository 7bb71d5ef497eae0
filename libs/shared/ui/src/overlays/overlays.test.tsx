import { screen, waitFor } from '@testing-library/react';
import { useRef, useState, type ReactNode } from 'react';
import { RadioGroup } from '../fields/radio-group';
import { TextField } from '../fields/text-field';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { ActionMenu } from './action-menu';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { Tooltip } from './tooltip';

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

describe('the only field of a dialog', () => {
  beforeEach(() => setViewport(1280));
  afterEach(() => setViewport(1280));
  const field = (label: string) => <TextField label={label} value="" onChange={() => undefined} />;
  const ask = (content: ReactNode) =>
    renderUi(
      <ConfirmDialog open title="گروه تازه" confirmLabel="ساختن" onConfirm={jest.fn()} onClose={jest.fn()}>
        {content}
      </ConfirmDialog>,
    );

  it('has the focus when the dialog opens', () => {
    ask(field('نام'));
    expect(screen.getByLabelText('نام')).toHaveFocus();
  });

  it('is left alone where there is a second one', () => {
    ask(
      <>
        {field('نام')}
        {field('یادداشت')}
      </>,
    );
    expect(screen.getByRole('button', { name: 'ساختن' })).toHaveFocus();
  });

  it('is left alone where something has to be chosen before it', () => {
    const options = [{ value: 'always', label: 'همیشه' }];
    ask(
      <>
        <RadioGroup label="ساعت" options={options} value="always" onChange={() => undefined} />
        {field('سرعت')}
      </>,
    );
    expect(screen.getByLabelText('سرعت')).not.toHaveFocus();
  });

  it('brings up no keyboard on a touch screen', () => {
    const original = window.matchMedia;
    window.matchMedia = (query) => Object.assign(original(query), { matches: query.includes('coarse') });
    ask(field('نام'));
    expect(screen.getByLabelText('نام')).not.toHaveFocus();
  });
});

it('says a tooltip while the keyboard rests on its thing, and hides it with Esc', async () => {
  const { user } = renderUi(
    <Tooltip text="هر ۷۰ نویسه یک بخش است">
      <button type="button">شمار بخش‌ها</button>
    </Tooltip>,
  );
  await user.tab();
  expect(await screen.findByRole('tooltip')).toHaveTextContent('هر ۷۰ نویسه یک بخش است');
  expect(screen.getByRole('button')).toHaveAccessibleDescription('هر ۷۰ نویسه یک بخش است');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('tooltip')).not.toBeInTheDocument());
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

describe('the focus after a dialog', () => {
  function Inserting({ intoText }: { readonly intoText: boolean }) {
    const [open, setOpen] = useState(false);
    const text = useRef<HTMLTextAreaElement>(null);
    return (
      <>
        <textarea ref={text} aria-label="متن" />
        <button type="button" onClick={() => setOpen(true)}>
          باز کردن
        </button>
        <Dialog
          open={open}
          title="پیام آماده"
          onClose={() => setOpen(false)}
          returnFocus={intoText ? () => text.current : undefined}
        >
          <button type="button" onClick={() => setOpen(false)}>
            انتخاب
          </button>
        </Dialog>
      </>
    );
  }

  it.each([
    ['goes back to the button that opened it', false, () => screen.getByRole('button', { name: 'باز کردن' })],
    ['goes to the text that the choice was written into', true, () => screen.getByLabelText('متن')],
  ])('%s', async (_name, intoText, expected) => {
    const { user } = renderUi(<Inserting intoText={intoText} />);
    await user.click(screen.getByRole('button', { name: 'باز کردن' }));
    await user.click(await screen.findByRole('button', { name: 'انتخاب' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(expected()).toHaveFocus();
  });
});

it('gives the first field of a form the focus, also where there are several', () => {
  renderUi(
    <Dialog open isForm title="گروه تازه" onClose={jest.fn()}>
      <TextField label="نام" value="" onChange={() => undefined} />
      <TextField label="یادداشت" value="" onChange={() => undefined} />
    </Dialog>,
  );
  expect(screen.getByLabelText('نام')).toHaveFocus();
});
