import { expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { BrandMark } from './brand-mark.tsx';

const logo = `data:image/svg+xml,${encodeURIComponent('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"/>')}`;

it.each(['large', 'small'] as const)('is as large with letters as with a logo: %s', async (size) => {
  await render(
    <>
      <BrandMark brand={{ name: 'Honda', logo }} size={size} />
      <BrandMark brand={{ name: 'Royal Enfield', logo: null }} size={size} />
      <BrandMark brand={{ name: 'TVS', logo: null }} size={size} />
    </>,
  );
  const marks = [...document.querySelectorAll<HTMLElement>('[data-size]')];
  const boxes = marks.map((mark) => [mark.offsetWidth, mark.offsetHeight, mark.scrollWidth]);
  expect(marks.map(({ textContent }) => textContent)).toEqual(['', 'RE', 'TVS']);
  expect(boxes[1]).toEqual(boxes[0]);
  expect(boxes[2]).toEqual(boxes[0]);
  expect(marks.every((mark) => mark.ariaHidden === 'true')).toBe(true);
});
