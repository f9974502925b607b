import { missingPrice } from '@dopahiya/domain/site';
import { describe, expect, it } from 'vitest';
import { render } from 'vitest-browser-react';
import { ComparedCell } from './compared-cell.tsx';

const row = { label: 'Kerb weight', values: ['195 kg', '181 kg', '195 kg', null] };

const show = () =>
  render(
    <table>
      <tbody>
        <tr>
          {[0, 1, 2, 3].map((index) => (
            <ComparedCell key={index} row={row} index={index} />
          ))}
        </tr>
      </tbody>
    </table>,
  );

describe('<ComparedCell />', () => {
  it('says of a value that it differs from the first, and of no other', async () => {
    const screen = await show();
    const texts = screen
      .getByRole('cell')
      .elements()
      .map((cell) => cell.textContent);
    expect(texts).toEqual(['195 kg', '181 kg differs', '195 kg', missingPrice.table]);
  });
});
