import { useRef, useState } from 'react';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from '../button/button.tsx';
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
    const state = () => (history.state ?? {}) as { page?: string; isLayer?: boolean };
    const pagesHeard = () => {
      const heard: (string | undefined)[] = [];
      const hear = () => heard.push(state().page);
      window.addEventListener('popstate', hear);
      onTestFinished(() => window.removeEventListener('popstate', hear));
      return heard;
    };
    const visit = (idx: number, name: string) => history.pushState({ idx, page: name }, '');

    it('closes, and the page stays; the next Back leaves it', async () => {
      visit(40, 'list');
      visit(41, 'bike');
      const heard = pagesHeard();
      const { dialog, opener } = await open(390);
      history.back();
      await expect.element(dialog).not.toBeInTheDocument();
      await expect.element(opener).toHaveFocus();
      expect([state().page, heard]).toEqual(['bike', []]);
      history.back();
      await expect.poll(() => heard).toEqual(['list']);
    });

    it('leaves the page at once after it was closed in another way, however often', async () => {
      visit(50, 'list');
      visit(51, 'bike');
      const heard = pagesHeard();
      const { screen, dialog, opener } = await open(390);
      await screen.getByRole('button', { name: 'Done' }).click();
      await opener.click();
      await screen.getByRole('button', { name: 'Close' }).click();
      await expect.element(dialog).not.toBeInTheDocument();
      history.back();
      await expect.poll(() => heard).toEqual(['list']);
      expect(state().page).toBe('list');
    });

    it('comes back to the page from where it led to, and forward again', async () => {
      visit(60, 'list');
      visit(61, 'bike');
      const heard = pagesHeard();
      const { screen } = await open(390);
      visit(62, 'login');
      await screen.unmount();
      history.back();
      await expect.poll(() => heard).toEqual(['bike']);
      expect(state().isLayer).toBeUndefined();
      history.forward();
      await expect.poll(() => heard).toEqual(['bike', 'login']);
      history.back();
      await expect.poll(() => heard).toEqual(['bike', 'login', 'bike']);
      history.back();
      await expect.poll(() => heard.at(-1)).toBe('list');
    });

    it('passes over the page as it was before what is chosen replaced its address', async () => {
      visit(70, 'list');
      visit(71, 'bike');
      const heard = pagesHeard();
      const { screen } = await open(390);
      history.replaceState({ idx: 71, page: 'bike in red' }, '');
      await screen.getByRole('button', { name: 'Done' }).click();
      history.back();
      await expect.poll(() => heard).toEqual(['list']);
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
    for (const times of [2, 3]) {
      history.back();
      await expect.poll(() => handleClose.mock.calls.length).toBe(times);
      await expect.poll(() => (history.state as { isLayer?: boolean } | null)?.isLayer).toBe(true);
    }
  });
});
