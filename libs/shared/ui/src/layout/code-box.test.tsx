import { screen } from '@testing-library/react';
import { renderUi } from '../testing/render-ui';
import { CodeBox } from './code-box';

it('stands from left to right, is known by its name, and can be copied', () => {
  renderUi(<CodeBox label="کلید" text={'GET /v1/api/credit\nAuthorization: …'} />);
  const box = screen.getByRole('group', { name: 'کلید' });
  expect(box.closest('[dir]')).toHaveAttribute('dir', 'ltr');
  expect(box.textContent).toBe('GET /v1/api/credit\nAuthorization: …');
  expect(screen.getByRole('button', { name: 'کپی کلید' })).toBeInTheDocument();
});
