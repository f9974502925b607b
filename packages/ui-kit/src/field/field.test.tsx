import { describe, expect, it, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { Field } from './field.tsx';
import { PasswordField } from './password-field.tsx';
import { TextArea } from './text-area.tsx';

const answers = (form: Element) => Object.fromEntries(new FormData(form as HTMLFormElement));

describe('<Field />', () => {
  it('is named by its label and described by error, hint and what stands beside the answer', async () => {
    const screen = await render(
      <Field label="Loan" tag="(optional)" prefix="₹" suffix="lakh" hint="As agreed" error="Write a number." />,
    );
    const field = screen.getByRole('textbox', { name: 'Loan (optional)' });
    await expect.element(field).toHaveAccessibleDescription('Write a number. As agreed ₹ lakh');
    await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  });

  it('is neither wrong nor described when nothing is said of it', async () => {
    const screen = await render(<Field label="Your name" />);
    await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-invalid');
    await expect.element(screen.getByRole('textbox')).not.toHaveAttribute('aria-describedby');
  });

  it('keeps a description from outside', async () => {
    const screen = await render(
      <>
        <Field label="Phone" hint="Ten digits" aria-describedby="why" />
        <p id="why">We call you once.</p>
      </>,
    );
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Ten digits We call you once.');
  });

  it('is 48 px high', async () => {
    const screen = await render(<Field label="Your name" />);
    const box = screen.getByRole('textbox').element().parentElement;
    expect(box?.getBoundingClientRect().height).toBe(48);
  });

  it('belongs to its form without anybody keeping its value', async () => {
    const screen = await render(
      <form>
        <Field label="Your name" name="name" defaultValue="Asha" />
      </form>,
    );
    await screen.getByLabelText('Your name').fill('Asha Rao');
    expect(answers(screen.container.querySelector('form') as Element)).toEqual({ name: 'Asha Rao' });
  });

  it('can be registered by a form library', async () => {
    let element: HTMLInputElement | null = null;
    const registered = {
      name: 'phone',
      onChange: vi.fn(),
      onBlur: vi.fn(),
      ref: (input: HTMLInputElement | null) => {
        element = input;
      },
    };
    const screen = await render(<Field label="Phone" {...registered} />);
    expect(element).toBe(screen.getByLabelText('Phone').element());
    await userEvent.type(screen.getByLabelText('Phone'), '9');
    await userEvent.tab();
    expect(registered.onChange).toHaveBeenCalledOnce();
    expect(registered.onBlur).toHaveBeenCalledOnce();
  });

  it('shows the focus around the whole box', async () => {
    const screen = await render(<Field label="Phone" prefix="+91" />);
    await userEvent.tab();
    const field = screen.getByRole('textbox').element();
    expect(field).toHaveFocus();
    expect(getComputedStyle(field).outlineStyle).toBe('none');
    expect(getComputedStyle(field.parentElement as Element).outlineWidth).toBe('3px');
  });
});

describe('<PasswordField />', () => {
  it('shows the password at one press and hides it at the next', async () => {
    const screen = await render(<PasswordField label="Password" autoComplete="new-password" />);
    const field = screen.getByLabelText('Password', { exact: true });
    await expect.element(field).toHaveAttribute('type', 'password');
    await screen.getByRole('button', { name: 'Show password' }).click();
    await expect.element(field).toHaveAttribute('type', 'text');
    await screen.getByRole('button', { name: 'Hide password' }).click();
    await expect.element(field).toHaveAttribute('type', 'password');
  });

  it('offers no button where no script could answer it', async () => {
    const screen = await render(<PasswordField label="Password" autoComplete="new-password" />);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
    });
  });
});

describe('<TextArea />', () => {
  it('keeps what is more than fits for whoever sends it, where it is told to, and counts it', async () => {
    const screen = await render(<TextArea label="Message" maxLength={5} beyond="kept" />);
    const field = screen.getByRole('textbox', { name: 'Message' });
    await field.fill('Steady');
    await expect.element(field).toHaveValue('Steady');
    await expect.element(field).toHaveAccessibleDescription('6 of 5 characters');
  });

  it('says how much fits, then how much of it is used', async () => {
    const handleChange = vi.fn();
    const screen = await render(<TextArea label="Review" maxLength={500} onChange={handleChange} />);
    const field = screen.getByRole('textbox', { name: 'Review' });
    await expect.element(field).toHaveAccessibleDescription('Up to 500 characters');
    await field.fill('Steady');
    await expect.element(field).toHaveAccessibleDescription('6 of 500 characters');
    expect(handleChange).toHaveBeenCalledOnce();
  });

  it.each([{ defaultValue: 'Steady' }, { value: 'Steady', readOnly: true }])('counts what %o brings', async (text) => {
    const screen = await render(<TextArea label="Review" maxLength={500} {...text} />);
    await expect.element(screen.getByText('6 of 500 characters')).toBeVisible();
  });

  it('counts a text that its owner changes', async () => {
    const screen = await render(<TextArea label="Review" maxLength={500} value="Steady" readOnly />);
    await screen.rerender(<TextArea label="Review" maxLength={500} value="" readOnly />);
    await expect.element(screen.getByText('Up to 500 characters')).toBeVisible();
  });

  it('writes thousands as everywhere on the site', async () => {
    const screen = await render(<TextArea label="Quotation" maxLength={20_000} />);
    await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription('Up to 20,000 characters');
  });

  it('is as high as the rows it is given', async () => {
    const screen = await render(<TextArea label="Review" rows={4} />);
    const height = () => screen.getByRole('textbox').element().getBoundingClientRect().height;
    const low = height();
    await screen.rerender(<TextArea label="Review" rows={8} />);
    expect(height()).toBe(low + 4 * 24);
  });
});
