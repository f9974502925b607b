import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { Disclosure } from './disclosure.tsx';

describe('<Disclosure />', () => {
  it('unfolds and folds what it holds', async () => {
    const screen = await render(<Disclosure title="Does it have ABS?">Yes, on both wheels.</Disclosure>);
    const answer = screen.getByText('Yes, on both wheels.');
    await expect.element(answer).not.toBeVisible();
    await screen.getByRole('heading', { name: 'Does it have ABS?' }).click();
    await expect.element(answer).toBeVisible();
    await screen.getByRole('heading').click();
    await expect.element(answer).not.toBeVisible();
  });

  it('stays as the visitor left it when it is rendered anew', async () => {
    const screen = await render(
      <Disclosure title="Engine" initially="open">
        349 cc
      </Disclosure>,
    );
    await screen.getByRole('heading').click();
    await screen.rerender(
      <Disclosure title="Engine" initially="open">
        350 cc
      </Disclosure>,
    );
    await expect.element(screen.getByText('350 cc')).not.toBeVisible();
  });
});
