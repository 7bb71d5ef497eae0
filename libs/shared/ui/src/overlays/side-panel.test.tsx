import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { axeFindings, renderUi } from '../testing/render-ui';
import { setViewport } from '../testing/viewport';
import { SidePanel } from './side-panel';

function Opened() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        جزئیات
      </button>
      <SidePanel open={open} title="مریم رضایی" onClose={() => setOpen(false)}>
        ۰۹۲۴
      </SidePanel>
    </>
  );
}

it.each([1280, 390])('opens with its name at %i px, closes with Escape, and gives the focus back', async (width) => {
  setViewport(width);
  const { user } = renderUi(<Opened />);
  await user.click(screen.getByRole('button', { name: 'جزئیات' }));
  expect(await screen.findByRole('dialog', { name: 'مریم رضایی' })).toBeInTheDocument();
  expect(await axeFindings()).toEqual([]);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(screen.getByRole('button', { name: 'جزئیات' })).toHaveFocus();
  setViewport(1280);
});
