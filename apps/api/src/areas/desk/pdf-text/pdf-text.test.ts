import { readBrochure } from '@dopahiya/engines/brochure';
import { describe, expect, it } from 'vitest';
import { deskErrors } from '../../../core/texts/index.ts';
import { PdfTexts } from './pdf-text.ts';
import { buildPdf } from '../../../testing/build-pdf.ts';

const texts = new PdfTexts();
const noPdf = new TextEncoder().encode('Kerb weight: 112 kg');

describe('PdfTexts', () => {
  it('keeps the lines of a page, with tabs between columns', async () => {
    const pdf = buildPdf([
      [
        [50, 700, 'Specifications'],
        [200, 700, 'Drum'],
        [300, 700, 'Disc'],
        [50, 680, 'Kerb weight'],
        [300, 680, '106 kg'],
        [200, 681, '105 kg'],
        [50, 660, 'Front brake'],
        [200, 660, 'Drum 130 mm'],
        [300, 660, 'Disc 190 mm'],
      ],
      [[50, 700, 'Seat height: 765 mm']],
    ]);
    const text = await texts.read(pdf);
    expect(text).toBe(
      'Specifications\tDrum\tDisc\nKerb weight\t105 kg\t106 kg\nFront brake\tDrum 130 mm\tDisc 190 mm\n\nSeat height: 765 mm',
    );
    const { facts } = readBrochure(text, { fields: ['kerb_weight', 'seat_height'] });
    expect(facts.map(({ variant, value }) => [variant, value])).toEqual([
      ['Drum', 105],
      ['Disc', 106],
      [null, 765],
    ]);
  });

  it('keeps the columns of a table where cells are empty', async () => {
    const pdf = buildPdf([
      [
        [200, 700, 'Unit'],
        [260, 700, 'Drum'],
        [330, 700, 'Disc'],
        [50, 680, 'Kerb weight'],
        [200, 680, 'kg'],
        [250, 680, '105'],
        [320, 680, '106'],
        [50, 660, 'Gearbox'],
        [250, 660, '4 speed'],
        [320, 660, '5 speed'],
      ],
    ]);
    const text = await texts.read(pdf);
    expect(text).toBe('\tUnit\tDrum\tDisc\nKerb weight\tkg\t105\t106\nGearbox\t\t4 speed\t5 speed');
    const { facts } = readBrochure(text);
    expect(facts.map(({ field, variant, value }) => [field, variant, value])).toEqual([
      ['kerb_weight', 'Drum', 105],
      ['kerb_weight', 'Disc', 106],
      ['gears', 'Drum', 4],
      ['gears', 'Disc', 5],
    ]);
  });

  it.each([
    ['another kind of file', noPdf, deskErrors.noPdf],
    ['pages without text', buildPdf([[], []]), deskErrors.noPdfText],
    ['a PDF that breaks off', buildPdf([[[50, 700, 'Length']]]).subarray(0, 40), deskErrors.pdfDamaged],
    [
      'more than 50 pages',
      buildPdf(Array.from({ length: 51 }, () => [[50, 700, 'Length']])),
      deskErrors.tooManyPdfPages,
    ],
    ['more than 10 MB', new Uint8Array(10 * 1024 * 1024 + 1), deskErrors.pdfTooLarge],
  ])('refuses %s, and says what to do', async (_, bytes, { en }) => {
    await expect(texts.read(bytes)).rejects.toThrow(en);
  });

  it('refuses more text than a spec sheet has', async () => {
    const short = new PdfTexts({ length: 20 });
    await expect(short.read(buildPdf([[[50, 700, 'Ground clearance: 165 mm']]]))).rejects.toThrow(
      deskErrors.tooMuchPdfText.en,
    );
  });

  it.each([{ ms: 1 }, { memory: Number.NEGATIVE_INFINITY }])(
    'gives up on a PDF beyond %j, and reads the next',
    async (limit) => {
      const pdf = buildPdf([[[50, 700, 'Length: 2000 mm']]]);
      await expect(new PdfTexts(limit).read(pdf)).rejects.toThrow(deskErrors.pdfTooHeavy.en);
      await expect(texts.read(pdf)).resolves.toBe('Length: 2000 mm');
    },
  );

  it('lets only a few files wait', async () => {
    const narrow = new PdfTexts({}, 1);
    const pdf = buildPdf([[[50, 700, 'Length: 2000 mm']]]);
    const read = await Promise.allSettled([narrow.read(pdf), narrow.read(pdf), narrow.read(pdf)]);
    expect(read.map(({ status }) => status)).toEqual(['fulfilled', 'fulfilled', 'rejected']);
  });
});
