import { describe, expect, it } from 'vitest';
import { buildComparedBike } from '../testing/build-compared-bike.ts';
import { comparedGroupsOf } from './spec-groups.ts';

const groups = comparedGroupsOf([buildComparedBike('classic-350'), buildComparedBike('cb350')]);
const valuesOf = (label: string) => groups.flatMap(({ rows }) => rows).find((row) => row.label === label)?.values;

describe('comparedGroupsOf', () => {
  it('has the groups of the specification, in their order, without those of which nothing is known', () => {
    expect(groups.map(({ title }) => title)).toEqual([
      'Engine & Performance',
      'Dimensions & Weight',
      'Transmission',
      'Suspension & Brakes',
      'Features',
      'Price',
    ]);
  });

  it.each([
    ['Displacement', ['349 cc', '348 cc']],
    ['Top speed', ['114 km/h', '125 km/h']],
    ['Kerb weight', ['195 kg', '187 kg']],
    ['Wheelbase', ['1,390 mm', '1,441 mm']],
    ['Bluetooth', ['No', 'Yes']],
    ['Ex-showroom price, Delhi', ['₹1,81,118', '₹1,95,400']],
    ['Price as of', ['June 2026', 'June 2026']],
  ])('tells %s with its unit', (label, values) => expect(valuesOf(label)).toEqual(values));

  it('leaves out what is known of none, and says of the others that it is not known', () => {
    expect(valuesOf('Clutch')).toBeUndefined();
    const [first] = comparedGroupsOf([buildComparedBike('classic-350'), buildComparedBike('ather-450s')]);
    expect(first?.rows.find(({ label }) => label === 'Range')).toEqual({ label: 'Range', values: [null, '115 km'] });
  });

  it('sets mileages of one kind against each other, and says of others what each is', () => {
    const certified = buildComparedBike('classic-350', { mileage: 41.55, mileage_kind: 'certified', real_mileage: 35 });
    const reported = buildComparedBike('cb350', { mileage: 37, mileage_kind: 'reported' });
    const other = buildComparedBike('cb350', { mileage: 45.8, mileage_kind: 'certified' });
    const mileageOf = (...bikes: Parameters<typeof comparedGroupsOf>[0]) =>
      comparedGroupsOf(bikes)
        .flatMap(({ rows }) => rows)
        .find(({ label }) => label.startsWith('Mileage'));
    expect(mileageOf(certified, other)).toEqual({ label: 'Mileage, certified', values: ['41.55 kmpl', '45.8 kmpl'] });
    expect(mileageOf(certified, reported)).toEqual({ label: 'Mileage, reported', values: ['35 kmpl', '37 kmpl'] });
    expect(mileageOf({ ...certified, real_mileage: null }, reported)).toEqual({
      label: 'Mileage (mixed sources)',
      values: ['41.55 kmpl, certified', '37 kmpl, reported'],
    });
  });

  it('has each documented row in its group, with its unit', () => {
    const everything = buildComparedBike('classic-350', {
      battery_capacity: 2.9,
      transmission_type: 'Manual',
      clutch: 'Wet multi-plate',
      front_suspension: 'Telescopic fork',
      rear_suspension: 'Twin shock absorbers',
      front_brake_type: 'Disc',
      rear_brake_type: 'Drum',
      front_tyre_size: '100/90-19',
      rear_tyre_size: '120/80-18',
      tyre_type: 'Tubeless',
      digital_console: false,
    });
    const documented = {
      'Engine & Performance': {
        'Engine type': 'Single cylinder, air and oil cooled',
        Displacement: '349 cc',
        'Battery capacity': '2.9 kWh',
        Mileage: '35 kmpl',
        'Top speed': '114 km/h',
        'Max power': '20.2 bhp',
      },
      'Dimensions & Weight': {
        'Kerb weight': '195 kg',
        Wheelbase: '1,390 mm',
        'Ground clearance': '170 mm',
        'Seat height': '805 mm',
      },
      Transmission: { Transmission: 'Manual', Clutch: 'Wet multi-plate', Gears: '5' },
      'Suspension & Brakes': {
        'Front suspension': 'Telescopic fork',
        'Rear suspension': 'Twin shock absorbers',
        'Front brake': 'Disc',
        'Rear brake': 'Drum',
        ABS: 'Yes',
      },
      'Tyres & Wheels': { 'Front tyre': '100/90-19', 'Rear tyre': '120/80-18', 'Tyre type': 'Tubeless' },
      Features: { 'Digital console': 'No', 'USB charging': 'Yes', Bluetooth: 'No' },
      Price: { 'Ex-showroom price, Delhi': '₹1,81,118' },
    };
    const both = comparedGroupsOf([everything, everything]).map(({ title, rows }) => [
      title,
      Object.fromEntries(rows.map(({ label, values }) => [label, values[0]])),
    ]);
    expect(both.map(([title]) => title)).toEqual(Object.keys(documented));
    expect(Object.fromEntries(both)).toMatchObject(documented);
  });

  it('names the month of each price where the months differ', () => {
    const old = buildComparedBike('cb350', { status: 'discontinued', price: 156658, price_month: '2018-12' });
    expect(comparedGroupsOf([buildComparedBike(), old]).at(-1)).toEqual({
      title: 'Price',
      rows: [
        {
          label: 'Ex-showroom price, Delhi',
          values: ['₹1,81,118 (price of June 2026)', '₹1,56,658 (last price of December 2018)'],
        },
      ],
    });
  });
});
