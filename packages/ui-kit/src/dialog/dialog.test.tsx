import { useRef, useState } from 'react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
import { CloseOnBack } from './close-on-back.tsx';
import { Dialog } from './dialog.tsx';

function Cities({ lines = 1, focus = 'close' }: { lines?: number; focus?: 'close' | 'search' }) {
  const [isOpen, setOpen] = useState(false);
  const search = useRef<HTMLInputElement>(null);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Select city</Button>
      <Dialog
        isOpen={isOpen}
        onClose={() => setOpen(false)}
        title="Select Your City"
        footer={<Button onClick={() => setOpen(false)}>Done</Button>}
        {...(focus === 'search' && { initialFocus: search })}
      >
        <input ref={search} aria-label="Search cities" />
        {Array.from({ length: lines }, (_, line) => (
          <p key={line}>City {line}</p>
        ))}
      </Dialog>
    </>
  );
}

async function open(width: number, props = {}) {
  await page.viewport(width, 800);
  const screen = await render(<Cities {...props} />);
  const opener = screen.getByRole('button', { name: 'Select city' });
  await opener.click();
  const dialog = screen.getByRole('dialog', { name: 'Select Your City' });
  await expect.element(dialog).toBeVisible();
  return { screen, opener, dialog };
}

const pressAt = (x: number, y: number) => {
  const target = document.elementFromPoint(x, y);
  for (const type of ['pointerdown', 'pointerup', 'click'])
    target?.dispatchEvent(new PointerEvent(type, { bubbles: true, clientX: x, clientY: y }));
};

describe('<Dialog />', () => {
  it('renders nothing while it is closed', async () => {
    const screen = await render(<Cities />);
    expect(screen.container.querySelector('dialog')).toBeNull();
  });

  it('takes the focus to its first control and gives it back', async () => {
    const { screen, opener, dialog } = await open(1024);
    await expect.element(screen.getByRole('button', { name: 'Close' })).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('takes the focus to the control that is named', async () => {
    const { screen } = await open(1024, { focus: 'search' });
    await expect.element(screen.getByLabelText('Search cities')).toHaveFocus();
  });

  it('keeps Tab from reaching the page behind', async () => {
    const { opener } = await open(1024);
    for (let press = 0; press < 6; press += 1) {
      await userEvent.keyboard('{Tab}');
      expect(document.activeElement).not.toBe(opener.element());
    }
  });

  it('closes by its button, by an action of its own and by a press beside it', async () => {
    const { screen, opener, dialog } = await open(1024);
    await screen.getByRole('button', { name: 'Close' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    await screen.getByRole('button', { name: 'Done' }).click();
    await expect.element(dialog).not.toBeInTheDocument();
    await opener.click();
    pressAt(10, 10);
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
  });

  it('stays open for a press inside, and for a drag that ends beside it', async () => {
    const { screen, dialog } = await open(1024);
    await screen.getByLabelText('Search cities').click();
    const input = screen.getByLabelText('Search cities').element();
    input.dispatchEvent(new PointerEvent('pointerdown', { bubbles: true }));
    dialog.element().dispatchEvent(new MouseEvent('click', { bubbles: true }));
    await expect.element(dialog).toBeVisible();
  });

  it('holds the page behind and scrolls its own body under head and foot', async () => {
    const { screen, dialog } = await open(1024, { lines: 60 });
    expect(getComputedStyle(document.documentElement).overflow).toBe('hidden');
    dialog.element().scrollTo({ top: 400 });
    await expect.element(screen.getByRole('heading', { name: 'Select Your City' })).toBeInViewport();
    await expect.element(screen.getByRole('button', { name: 'Done' })).toBeInViewport();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    expect(getComputedStyle(document.documentElement).overflow).toBe('visible');
  });

  it('is a sheet at the lower edge below 768 px and stands in the middle from there', async () => {
    const { dialog, screen } = await open(360);
    await expect.poll(() => dialog.element().getBoundingClientRect().bottom).toBe(800);
    expect(dialog.element().getBoundingClientRect().width).toBe(360);
    await screen.unmount();
    const wide = await open(768);
    await expect.poll(() => wide.dialog.element().getBoundingClientRect().bottom).toBeLessThan(700);
    expect(wide.dialog.element().getBoundingClientRect().width).toBe(480);
  });

  describe('and Back', () => {
    async function openOver() {
      const routes = [
        { path: '/list', element: <h1>List</h1> },
        { path: '/bike', element: <Cities /> },
      ];
      const frame = [{ element: <Frame />, children: routes }];
      const router = createMemoryRouter(frame, { initialEntries: ['/list', '/bike'], initialIndex: 1 });
      const screen = await render(<RouterProvider router={router} />);
      const opener = screen.getByRole('button', { name: 'Select city' });
      await opener.click();
      return { router, screen, opener, dialog: screen.getByRole('dialog') };
    }
    const Frame = () => (
      <>
        <Outlet />
        <CloseOnBack />
      </>
    );

    it('closes, and the page stays; the next Back leaves it', async () => {
      const { router, screen, opener, dialog } = await openOver();
      await router.navigate(-1);
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      await expect.poll(() => router.state.blockers.size).toBe(0);
      await router.navigate(-1);
      await expect.element(screen.getByRole('heading', { name: 'List' })).toBeVisible();
    });

    it('leaves the page at once after it was closed in another way', async () => {
      const { router, screen, dialog } = await openOver();
      await screen.getByRole('button', { name: 'Done' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      await router.navigate(-1);
      await expect.element(screen.getByRole('heading', { name: 'List' })).toBeVisible();
    });

    it('follows a link in it', async () => {
      const { router, screen } = await openOver();
      await router.navigate('/list');
      await expect.element(screen.getByRole('heading', { name: 'List' })).toBeVisible();
    });
  });

  it('leaves it to its owner whether Escape closes', async () => {
    const handleClose = vi.fn();
    const screen = await render(
      <Dialog isOpen onClose={handleClose} title="Sending">
        <p>One moment</p>
      </Dialog>,
    );
    await userEvent.keyboard('{Escape}');
    expect(handleClose).toHaveBeenCalledOnce();
    await expect.element(screen.getByRole('dialog')).toBeVisible();
  });
});
