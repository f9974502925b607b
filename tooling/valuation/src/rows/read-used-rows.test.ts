import { describe, expect, it } from 'vitest';
import { asCsv, sampleOf2020 } from '../testing/used-price-samples.ts';
import { readUsedRows } from './read-used-rows.ts';

const today = 'brand,name,matched_model,year,age,kms,owners,location,price,current_ex_showroom';

describe('readUsedRows', () => {
  it('reads rows of today, of which fields in quotation marks have commas', () => {
    const text = `${today}\r\nHonda,Activa 6G,,2020,6,9000.0,2.0,"Pune, Maharashtra",52000,\r\n`;
    expect(readUsedRows(text, 'x.csv')).toEqual({
      market: 'today',
      rows: [
        {
          brand: 'Honda',
          name: 'Activa 6G',
          year: 2020,
          age: 6,
          km: 9000,
          owner: 2,
          place: 'Pune, Maharashtra',
          cc: null,
          price: 52_000,
        },
      ],
    });
  });

  it('reads rows of 2020', () => {
    const sample = sampleOf2020(5);
    expect(readUsedRows(asCsv(sample), 'x.csv')).toEqual(sample);
  });

  it('takes what is not said for not known', () => {
    const [row] = readUsedRows(`${today}\nTVS,NTORQ,,2022,4,,,"Khar, Mumbai",65000,`, 'x.csv').rows;
    expect(row).toMatchObject({ km: null, owner: 1 });
  });

  it.each([
    ['another form', 'a,b\n1,2', /neither form/],
    ['nothing', '', /neither form/],
    ['a row without a price', `${today}\nTVS,NTORQ,,2022,4,,,Mumbai,,`, /line 2: give a price/],
  ])('refuses %s', (_, text, why) => {
    expect(() => readUsedRows(text, 'x.csv')).toThrow(why);
  });
});
