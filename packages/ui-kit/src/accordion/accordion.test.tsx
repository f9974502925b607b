import { describe, expect, it } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Accordion } from './accordion.tsx';

const items = [
  { id: 'abs', title: 'Does it have ABS?', content: 'On both wheels.', initially: 'open' as const },
  { id: 'service', title: 'How often does it need a service?', content: 'Each 10,000 km.' },
  { id: 'mileage', title: 'What mileage does it return?', content: '35 kmpl.' },
];

describe('<Accordion />', () => {
  it('lets several rows be open at once', async () => {
    const screen = await render(<Accordion items={items} />);
    await expect.element(screen.getByText('On both wheels.')).toBeVisible();
    await screen.getByRole('heading', { name: /service/ }).click();
    await expect.element(screen.getByText('Each 10,000 km.')).toBeVisible();
    await expect.element(screen.getByText('On both wheels.')).toBeVisible();
    await expect.element(screen.getByText('35 kmpl.')).not.toBeVisible();
  });

  it('opens by the keyboard alone', async () => {
    const screen = await render(<Accordion items={items} />);
    await userEvent.keyboard('{Tab}{Tab}{Enter}');
    await expect.element(screen.getByText('Each 10,000 km.')).toBeVisible();
    await userEvent.keyboard('{Enter}');
    await expect.element(screen.getByText('Each 10,000 km.')).not.toBeVisible();
  });
});
