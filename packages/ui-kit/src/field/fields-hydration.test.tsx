import { useEffect } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { MemoryRouter } from 'react-router';
import { expect, it, onTestFinished, vi } from 'vitest';
import {
  Checkbox,
  CheckboxGroup,
  ChipLink,
  ChipRow,
  Combobox,
  Field,
  RadioGroup,
  SearchField,
  SegmentedControl,
  SelectField,
  Slider,
  SortSelect,
  Switch,
  TextArea,
} from '../index.ts';
import { Progress, Stepper } from '../market.ts';

const choices = [
  { value: 'one', label: 'One' },
  { value: 'two', label: 'Two', count: 2 },
];
const ignore = () => undefined;

function Form({ onReady }: { onReady?: () => void }) {
  useEffect(() => onReady?.(), [onReady]);
  return (
    <MemoryRouter>
      <Field label="Name" name="name" hint="As on your licence" error="Write a name." />
      <TextArea label="Review" name="review" maxLength={500} />
      <SearchField label="Search" name="search" />
      <Combobox label="Bike" name="bike" list="standing" sections={[{ title: 'Bikes', options }]} onChoose={ignore} />
      <SelectField label="Version" name="version" placeholder="Choose" options={choices} />
      <SortSelect name="sort" value="one" options={choices} onValueChange={ignore} />
      <Checkbox name="terms">I agree</Checkbox>
      <CheckboxGroup label="Fuel" name="fuel" choices={choices} defaultValue={['one']} />
      <RadioGroup label="EMI type" name="emi" choices={choices} tone="card" />
      <SegmentedControl label="Owner" name="owner" choices={choices} value="one" />
      <Switch name="differences">Differences only</Switch>
      <Slider label="Amount" value={5} min={1} max={10} onValueChange={ignore} />
      <ChipRow label="Brands">
        <ChipLink to="/honda">Honda</ChipLink>
      </ChipRow>
      <Stepper label="Sell" steps={['One', 'Two']} current={1} />
      <Progress label="Photos" value={1} />
    </MemoryRouter>
  );
}

const options = [{ id: 'classic', text: 'Classic 350', href: '/classic' }];

it('a form from the server is as the browser would have made it, and keeps what was answered before it is hydrated', async () => {
  const complain = vi.spyOn(console, 'error').mockImplementation(ignore);
  const handleMismatch = vi.fn();
  const handleReady = vi.fn();
  const host = document.body.appendChild(document.createElement('div'));
  host.innerHTML = renderToString(<Form />);
  const answer = (name: string) => host.querySelector<HTMLInputElement>(`[name=${name}]`) as HTMLInputElement;
  const written = ['name', 'review', 'search', 'bike'];
  for (const name of written) answer(name).value = `Early ${name}`;
  const pressed = ['terms', 'emi', 'differences'];
  for (const name of pressed) answer(name).click();
  const root = hydrateRoot(host, <Form onReady={handleReady} />, { onRecoverableError: handleMismatch });
  onTestFinished(() => {
    root.unmount();
    host.remove();
    complain.mockRestore();
  });
  await expect.poll(() => handleReady).toHaveBeenCalled();
  expect(handleMismatch).not.toHaveBeenCalled();
  expect(complain).not.toHaveBeenCalled();
  expect(written.map((name) => answer(name).value)).toEqual(written.map((name) => `Early ${name}`));
  expect(pressed.map((name) => answer(name).checked)).toEqual([true, true, true]);
});
