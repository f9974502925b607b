import { renderWithApi } from '@dopahiya/api-client/testing';
import { describe, expect, it } from 'vitest';
import { ownershipHandlers } from '../testing/ownership-handlers.ts';
import { DeferredOwnershipSection } from './deferred-ownership-section.ts';

describe('<DeferredOwnershipSection />', () => {
  it('says what each bike costs when it comes near, and leads to the whole page', async () => {
    const { screen } = await renderWithApi(
      <DeferredOwnershipSection slugs={['activa-125', 'rizta']} />,
      ownershipHandlers,
    );
    await expect.element(screen.getByRole('heading', { name: 'What each costs over the years' })).toBeVisible();
    await expect.element(screen.getByText(/^Ather Rizta: ₹[\d,]+, in 8 of 10 cases/)).toBeVisible();
    await expect
      .element(screen.getByRole('link', { name: 'Work it out with your kilometres' }))
      .toHaveAttribute('href', '/ownership?bike=activa-125&bike=rizta');
  });
});
