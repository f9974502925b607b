import { useState } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { Lightbox, type LightboxProps } from './lightbox.tsx';

const slides = ['Side', 'Front', 'Rear'].map((label) => ({ id: label, label, content: <p>{label} view</p> }));

function Pictures(props: Partial<LightboxProps>) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Enlarge</Button>
      <Lightbox label="Classic 350" slides={slides} {...props} isOpen={isOpen} onClose={() => setOpen(false)} />
    </>
  );
}

async function open(props: Partial<LightboxProps> = {}) {
  const screen = await render(<Pictures {...props} />);
  const opener = screen.getByRole('button', { name: 'Enlarge' });
  await opener.click();
  const dialog = page.getByRole('dialog', { name: 'Classic 350' });
  await expect.element(dialog).toBeVisible();
  const shown = (text: string) => dialog.getByText(`${text} view`);
  const button = (name: string) => dialog.getByRole('button', { name });
  return { screen, opener, dialog, shown, button };
}

describe('<Lightbox />', () => {
  it('covers the screen and starts at the picture that is named', async () => {
    const { dialog, shown } = await open({ index: 1 });
    await expect.element(shown('Front')).toBeInViewport();
    const { width, height } = dialog.element().getBoundingClientRect();
    expect({ width, height }).toEqual({ width: innerWidth, height: innerHeight });
    await expect.element(dialog.getByText('2 of 3')).toBeInTheDocument();
  });

  it('moves by its buttons and by arrow keys, and stops at both ends', async () => {
    const handleIndex = vi.fn();
    const { shown, button } = await open({ onIndexChange: handleIndex });
    await expect.element(button('Previous picture')).toHaveAttribute('aria-disabled', 'true');
    await button('Next picture').click();
    await expect.element(shown('Front')).toBeInViewport();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(shown('Rear')).toBeInViewport();
    await expect.element(button('Next picture')).toHaveAttribute('aria-disabled', 'true');
    await userEvent.keyboard('{ArrowLeft}');
    await expect.element(shown('Front')).toBeInViewport();
    expect(handleIndex).toHaveBeenLastCalledWith(1);
  });

  it('closes by Escape and by its button and gives the focus back', async () => {
    const { dialog, opener, button } = await open();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    await opener.click();
    await button('Close').click();
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('keeps the focus and screen readers from the page behind', async () => {
    const { dialog, screen } = await open();
    await expect.element(screen.getByText('Enlarge')).toBeInTheDocument();
    await expect.poll(() => screen.container.closest('[inert]')).not.toBeNull();
    await userEvent.keyboard('{Tab}');
    expect(dialog.element().contains(document.activeElement)).toBe(true);
  });

  it('shows a single picture without arrows and dots', async () => {
    const { dialog, shown } = await open({ slides: slides.slice(0, 1) });
    await expect.element(shown('Side')).toBeVisible();
    expect(dialog.getByRole('button').elements()).toHaveLength(1);
  });

  it('shows the enlarged form of a picture', async () => {
    const { dialog } = await open({ slides: [{ id: 'a', label: 'Side', content: 'Small', enlarged: 'Large' }] });
    await expect.element(dialog.getByText('Large')).toBeVisible();
  });
});
