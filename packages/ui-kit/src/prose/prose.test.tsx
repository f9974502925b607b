import { expect, it } from 'vitest';
import { page } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Prose } from './prose.tsx';

it('keeps lines short on wide screens and lists marked', async () => {
  await page.viewport(1440, 800);
  const screen = await render(
    <Prose>
      <p>{'A sentence about a bike. '.repeat(40)}</p>
      <ul>
        <li>One</li>
      </ul>
    </Prose>,
  );
  expect(
    screen
      .getByText(/A sentence/)
      .element()
      .getBoundingClientRect().width,
  ).toBeLessThan(700);
  expect(getComputedStyle(screen.getByRole('list').element()).listStyleType).toBe('square');
});
