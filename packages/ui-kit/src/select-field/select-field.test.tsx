import { createRef } from 'react';
import { describe, expect, it, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { SelectField } from './select-field.tsx';

const options = [
  { value: 'red', label: 'Redditch Red' },
  { value: 'grey', label: 'Signals Marsh Grey', disabled: true },
];

describe('<SelectField />', () => {
  it('is a native select with label, hint and error', async () => {
    const screen = await render(
      <SelectField label="Version" tag="(optional)" options={options} hint="On the papers" error="Choose a version." />,
    );
    const select = screen.getByRole('combobox', { name: 'Version (optional)' });
    expect(select.element().tagName).toBe('SELECT');
    await expect.element(select).toHaveAccessibleDescription('Choose a version. On the papers');
    await expect.element(select).toHaveAttribute('aria-invalid', 'true');
    await expect.element(screen.getByRole('option', { name: 'Signals Marsh Grey' })).toBeDisabled();
  });

  it('is empty until something is chosen, where it has a placeholder', async () => {
    const ref = createRef<HTMLSelectElement>();
    const handleChange = vi.fn();
    const screen = await render(
      <form>
        <SelectField
          ref={ref}
          label="Version"
          name="version"
          placeholder="Choose a version"
          options={options}
          onChange={handleChange}
        />
      </form>,
    );
    const form = ref.current?.form as HTMLFormElement;
    expect(new FormData(form).get('version')).toBe('');
    await screen.getByRole('combobox').selectOptions('Redditch Red');
    expect(new FormData(form).get('version')).toBe('red');
    expect(handleChange).toHaveBeenCalledOnce();
  });
});
