import type { DeskField } from '@dopahiya/domain/desk';

/** Builds a field of a form. */
export const buildField = (facts: Partial<DeskField> & Pick<DeskField, 'path' | 'label' | 'kind'>): DeskField => ({
  group: null,
  hint: null,
  unit: null,
  is_required: false,
  is_fixed: false,
  choices: [],
  range: null,
  max: null,
  items: [],
  ...facts,
});

/** Fields of a model: one of each kind. */
export const modelFields: DeskField[] = [
  buildField({ path: 'name', label: 'Name', kind: 'line', group: 'Model', is_required: true }),
  buildField({
    path: 'status',
    label: 'Status',
    kind: 'choice',
    is_required: true,
    choices: [
      { value: 'on-sale', label: 'On sale' },
      { value: 'discontinued', label: 'Discontinued' },
    ],
  }),
  buildField({ path: 'price', label: 'Price in Delhi', kind: 'rupees' }),
  buildField({ path: 'price_month', label: 'Month of the price', kind: 'month' }),
  buildField({ path: 'launch_date', label: 'Launch', kind: 'date' }),
  buildField({ path: 'highlights', label: 'Highlights', kind: 'lines' }),
  buildField({
    path: 'specifications.mileage',
    label: 'Mileage',
    kind: 'number',
    group: 'Engine',
    unit: 'km/l',
    range: [20, 110],
  }),
  buildField({ path: 'specifications.kerb_weight', label: 'Kerb weight', kind: 'number', unit: 'kg' }),
  buildField({ path: 'specifications.usb_charging', label: 'USB charging', kind: 'flag' }),
  buildField({ path: 'notes', label: 'Notes', kind: 'pairs' }),
  buildField({
    path: 'variants',
    label: 'Variants',
    kind: 'list',
    group: 'Variants',
    max: 3,
    items: [
      buildField({ path: 'name', label: 'Variant', kind: 'line', is_required: true }),
      buildField({ path: 'ex_showroom_price', label: 'Price', kind: 'rupees' }),
      buildField({ path: 'price_month', label: 'Month', kind: 'month' }),
    ],
  }),
  buildField({
    path: 'colours',
    label: 'Colours',
    kind: 'list',
    group: 'Pictures',
    items: [
      buildField({ path: 'name', label: 'Colour', kind: 'line' }),
      buildField({ path: 'hex', label: 'Shade', kind: 'colour' }),
    ],
  }),
  buildField({
    path: 'photos',
    label: 'Photos',
    kind: 'list',
    items: [
      buildField({ path: 'file', label: 'Photo', kind: 'photo', is_required: true }),
      buildField({ path: 'alt', label: 'What it shows', kind: 'line', is_required: true }),
      buildField({ path: 'credit', label: 'Credit', kind: 'line', is_required: true }),
      buildField({ path: 'licence', label: 'Licence', kind: 'line', is_required: true }),
    ],
  }),
];

/** Content of a model, in the format of the catalogue's files. */
export const modelContent = {
  slug: 'splendor-plus',
  name: 'Splendor Plus',
  status: 'on-sale',
  price: 73_902,
  price_month: '2026-05',
  launch_date: null,
  highlights: ['97.2 cc', '60 km/l'],
  specifications: { mileage: 60, usb_charging: false },
  variants: [
    { name: 'Drum', ex_showroom_price: 73_902 },
    { name: 'i3S', ex_showroom_price: null },
  ],
  colours: [{ name: 'Red', hex: '#b3202a' }],
  photos: [],
  popularity: 250_000,
};
