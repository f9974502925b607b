import { renderWithApi } from '@dopahiya/api-client/testing';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useFollowing } from './use-following.ts';

/** A controlled input whose parent updates its value only on request. */
function Owner() {
  const [isOn, setOn] = useState(false);
  return (
    <>
      <Box isOn={isOn} />
      <button type="button" onClick={() => setOn(!isOn)}>
        Follow
      </button>
    </>
  );
}

function Box({ isOn }: { isOn: boolean }) {
  const [shown, show] = useFollowing(isOn, false);
  return (
    <label>
      <input type="checkbox" checked={shown} onChange={() => show(!shown)} />
      On
    </label>
  );
}

it('shows a change at once, and what comes from outside when that changes', async () => {
  const { screen } = await renderWithApi(<Owner />, []);
  const box = screen.getByRole('checkbox', { name: 'On' });
  await box.click();
  await expect.element(box).toBeChecked();
  await screen.getByRole('button', { name: 'Follow' }).click();
  await expect.element(box).toBeChecked();
  await screen.getByRole('button', { name: 'Follow' }).click();
  await expect.element(box).not.toBeChecked();
});
