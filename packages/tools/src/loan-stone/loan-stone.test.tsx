import { loanCosts } from '@dopahiya/engines/loan';
import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { LoanStone } from './loan-stone.tsx';

it('says which part of the payments is the loan, and which is interest', async () => {
  const costs = loanCosts({ amount: 80_000, interest: 10, months: 36, type: 'arrears' });
  const screen = await render(<LoanStone title="EMI" note="Reducing balance" loan={80_000} costs={costs} />);
  await expect.element(screen.getByText('86.1% of what you pay is the loan, 13.9% is interest')).toBeInTheDocument();
});
