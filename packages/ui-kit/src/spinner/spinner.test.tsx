import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Spinner } from './spinner.tsx';

describe('<Spinner />', () => {
  it('tells what is being waited for', async () => {
    const screen = await render(<Spinner label="Loading video" />);
    await expect.element(screen.getByRole('status')).toHaveTextContent('Loading video');
  });

  it('says nothing beside a text that says it', async () => {
    const screen = await render(<Spinner />);
    await expect.element(screen.getByRole('status')).not.toBeInTheDocument();
  });
});
