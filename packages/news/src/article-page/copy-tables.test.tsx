import { expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { useState } from 'react';
import { ToastRegion } from '@dopahiya/ui-kit';
import { CopyTables } from './copy-tables.tsx';

const html =
  '<p>A paragraph.</p><div class="wide"><table><tbody><tr><td>Another table</td></tr></tbody></table></div>' +
  '<div class="wide"><table><thead><tr><th>Bike</th><th>Price</th></tr></thead>' +
  '<tbody><tr><td><a href="/a">Vega  E1</a></td><td>₹1,10,000</td></tr></tbody></table></div><p>The end.</p>';

function Text() {
  const [text, setText] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <div ref={setText} dangerouslySetInnerHTML={{ __html: html }} />
      {text && <CopyTables within={text} />}
      <ToastRegion />
    </>
  );
}

it('copies a table as lines and tabs, and says so', async () => {
  const writeText = vi.spyOn(navigator.clipboard, 'writeText').mockResolvedValue();
  const screen = await render(<Text />);
  await screen.getByRole('button', { name: 'Copy table' }).last().click();
  expect(writeText).toHaveBeenCalledWith('Bike\tPrice\nVega E1\t₹1,10,000');
  await expect.element(screen.getByText('Table copied')).toBeVisible();
});

it('says what to do where the browser refuses', async () => {
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('refused'));
  const screen = await render(<Text />);
  await screen.getByRole('button', { name: 'Copy table' }).last().click();
  await expect.element(screen.getByText('Select the table and copy it yourself.', { exact: false })).toBeVisible();
});
