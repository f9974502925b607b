import { describe, expect, it, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { withoutScripts } from '../testing.ts';
import { Gallery, type GalleryProps } from './gallery.tsx';

const slides = ['Measurements', 'Side', 'Front', 'Rear'].map((label) => ({
  id: label.toLowerCase(),
  label,
  content: <p style={{ height: 200 }}>{label} drawing</p>,
  thumbnail: <b>{label[0]}</b>,
}));

async function show(width: number, count = slides.length, more: Partial<GalleryProps> = {}) {
  await page.viewport(width, 800);
  const screen = await render(
    <Gallery label="Classic 350" slides={slides.slice(0, count)} caption="Illustration" {...more} />,
  );
  const row = screen.getByRole('list', { name: 'Classic 350', exact: true });
  return { screen, row, picture: (label: string) => screen.getByText(`${label} drawing`) };
}

describe('<Gallery />', () => {
  it('shows the first picture, named, with a caption', async () => {
    const { screen, picture } = await show(1440);
    await expect.element(picture('Measurements')).toBeInViewport();
    await expect.element(picture('Side')).not.toBeInViewport();
    await expect.element(screen.getByRole('figure', { name: 'Classic 350' })).toBeVisible();
    await expect.element(screen.getByText('Illustration')).toBeVisible();
  });

  it('takes the focus, so that arrow keys move it', async () => {
    const { row } = await show(1440);
    await userEvent.tab();
    await expect.element(row).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0);
  });

  it('shows a high picture whole in its small one, whether it is an image or a choice of formats', async () => {
    const svg = '<svg xmlns="http://www.w3.org/2000/svg" width="300" height="900"/>';
    const image = <img src={`data:image/svg+xml,${encodeURIComponent(svg)}`} alt="" width={300} height={900} />;
    const formats = (
      <picture>
        <source type="image/none" srcSet="none.jpg" />
        {image}
      </picture>
    );
    const high = [image, formats].map((thumbnail, index) => ({
      id: `high-${index}`,
      label: `High ${index}`,
      content: <p>Drawing</p>,
      thumbnail,
    }));
    const screen = await render(<Gallery label="Classic 350" slides={high} />);
    for (const link of screen.getByRole('link', { name: /^High/ }).elements()) {
      const frame = link.getBoundingClientRect();
      const sizes = () => link.querySelector('img')?.getBoundingClientRect();
      await expect.poll(() => sizes()?.height).toBeGreaterThan(30);
      const small = sizes();
      expect(small?.top).toBeGreaterThanOrEqual(frame.top);
      expect(small?.bottom).toBeLessThanOrEqual(frame.bottom);
    }
  });

  it('has its first picture at once, and the others after the first paint', async () => {
    const { picture } = await show(1440);
    const boxes = () =>
      ['Measurements', 'Side', 'Rear'].map((label) => getComputedStyle(picture(label).element()).display);
    for (const { parentElement } of ['Side', 'Rear'].map((label) => picture(label).element()))
      parentElement?.replaceChildren(...parentElement.childNodes);
    expect(boxes()).toEqual(['block', 'none', 'none']);
    await expect.poll(boxes).toEqual(['block', 'block', 'block']);
  });

  it('goes to the picture whose small one is pressed and marks it', async () => {
    const { screen, picture } = await show(1440);
    const link = screen.getByRole('link', { name: 'Front' });
    await link.click();
    await expect.element(picture('Front')).toBeInViewport({ ratio: 0.9 });
    await expect.element(link).toHaveAttribute('aria-current', 'true');
    await expect.element(screen.getByText('3 of 4').first()).toBeInTheDocument();
    expect(location.hash).toBe('');
  });

  it('moves by arrows that stop at the ends', async () => {
    const { screen, picture } = await show(1440);
    const previous = screen.getByRole('button', { name: 'Previous picture' });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'true');
    await screen.getByRole('button', { name: 'Next picture' }).click();
    await expect.element(picture('Side')).toBeInViewport({ ratio: 0.9 });
    await expect.element(previous).toHaveAttribute('aria-disabled', 'false');
  });

  it('moves by arrow keys once it has the focus', async () => {
    const { row } = await show(1440);
    row.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => row.element().scrollLeft).toBeGreaterThan(0);
  });

  it('has dots instead of arrows on a phone', async () => {
    const { screen } = await show(390);
    await expect.element(screen.getByRole('button', { name: 'Next picture' })).not.toBeInTheDocument();
    await expect.element(screen.getByText('1 of 4').first()).toBeInTheDocument();
  });

  it('shows the picture in sight over the whole screen, and comes back to the one seen last', async () => {
    const handleEnlarge = vi.fn();
    const { screen, picture } = await show(1440, slides.length, { onEnlarge: handleEnlarge });
    await screen.getByRole('link', { name: 'Side' }).click();
    await expect.element(screen.getByRole('link', { name: 'Side' })).toHaveAttribute('aria-current', 'true');
    const opener = screen.getByRole('button', { name: 'Full screen' });
    await opener.click();
    const dialog = page.getByRole('dialog', { name: 'Classic 350' });
    await expect.element(dialog.getByText('Side drawing')).toBeInViewport();
    await userEvent.keyboard('{ArrowRight}');
    await expect.element(dialog.getByText('3 of 4')).toBeInTheDocument();
    await userEvent.keyboard('{Escape}');
    await expect.element(dialog).not.toBeInTheDocument();
    await expect.element(opener).toHaveFocus();
    expect(handleEnlarge.mock.calls).toEqual([[true], [false]]);
    await expect.element(picture('Front')).toBeInViewport({ ratio: 0.9 });
  });

  it('is a plain picture when there is one', async () => {
    const { screen } = await show(1440, 1);
    await expect.element(screen.getByRole('link')).not.toBeInTheDocument();
    await expect.element(screen.getByRole('button', { name: 'Full screen' })).toBeVisible();
  });

  it('keeps row and links, and nothing that needs a script, without scripts', async () => {
    const { screen, row } = await show(1440);
    await withoutScripts(async () => {
      await expect.element(screen.getByRole('button')).not.toBeInTheDocument();
      const target = screen.getByRole('link', { name: 'Rear' }).element().getAttribute('href');
      expect(row.element().querySelector(CSS.escape(target ?? '').replace('\\#', '#'))).not.toBeNull();
    });
  });
});
