import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { sentence } from './sentence.ts';

it('shows its parts in their order, markup between words', async () => {
  const bold = (text: string) => <b>{text}</b>;
  const screen = await render(<p>{sentence('Compared by ', bold('12'), ' riders.')}</p>);
  await expect.element(screen.getByText('Compared by 12 riders.')).toBeVisible();
  expect(screen.getByText('12', { exact: true }).element().tagName).toBe('B');
});
