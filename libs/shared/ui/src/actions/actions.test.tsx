import { screen } from '@testing-library/react';
import { Stack } from '../layout/card';
import { axeFindings, renderUi } from '../testing/render-ui';
import { Button, LinkButton } from './button';
import { CopyButton } from './copy-button';

it('draws a link for going somewhere, however much it looks like a button', async () => {
  renderUi(
    <LinkButton component="a" href="/reports" variant="primary" icon="reports">
      گزارش‌ها
    </LinkButton>,
  );
  expect(screen.getByRole('link', { name: 'گزارش‌ها' })).toHaveAttribute('href', '/reports');
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
});

it('keeps what only chooses the look away from the page', () => {
  const { container } = renderUi(
    <Stack as="ul" gap={2} row>
      <Button wide>تأیید</Button>
    </Stack>,
  );
  expect(container.querySelector('ul')?.getAttributeNames()).toEqual(['class']);
  expect(screen.getByRole('button').getAttributeNames().toSorted()).toEqual(['class', 'type']);
});

it('takes no second press while its work is under way', async () => {
  const onClick = jest.fn();
  const onSubmit = jest.fn((event: { preventDefault: () => void }) => event.preventDefault());
  const { user } = renderUi(
    <form onSubmit={onSubmit}>
      <Button type="submit" busy onClick={onClick}>
        ورود
      </Button>
    </form>,
  );
  await user.click(screen.getByRole('button', { name: 'ورود' }));
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

describe('CopyButton', () => {
  it('copies and says so', async () => {
    const { user } = renderUi(<CopyButton text="1234" what="شناسه" />);
    // The clipboard is the browser's; jsdom has a stand-in for it.
    const write = jest.spyOn(navigator.clipboard, 'writeText');
    await user.click(screen.getByRole('button', { name: 'کپی شناسه' }));
    expect(await screen.findByRole('button', { name: 'کپی شد' })).toBeInTheDocument();
    expect(write).toHaveBeenCalledWith('1234');
  });

  it('says that the browser refuses', async () => {
    const { user } = renderUi(<CopyButton text="1234" what="شناسه" />);
    jest.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
    await user.click(screen.getByRole('button', { name: 'کپی شناسه' }));
    expect(await screen.findByRole('button', { name: 'مرورگر اجازهٔ کپی نداد' })).toBeInTheDocument();
  });
});
