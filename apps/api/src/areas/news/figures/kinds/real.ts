import { formatNumber } from '@dopahiya/domain/site';
import { figureOfKind, type ReachField, realShareOf } from '@dopahiya/domain/specifications';
import { FigureError, maxTableRows, quoteWord, slugsOf } from '../figure-words.ts';
import type { FigureBike, FigureFacts, FigureKind } from '../figure-kind.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';
import { factOf, fieldOf } from './specs.ts';

/** Figure that differs in use: its name in tags, and its field. */
interface AskedFigure {
  name: 'mileage' | 'range';
  field: ReachField;
}

const fields: Readonly<Record<string, AskedFigure>> = {
  mileage: { name: 'mileage', field: 'mileage' },
  range: { name: 'range', field: 'battery_range' },
};

/** Stated and real-world mileage or range of bikes. */
export const real: FigureKind = {
  form: 'block',
  example: 'real range rizta iqube s1-x',
  ask: ([name, ...bikeWords]) => {
    const asked = fields[name ?? ''];
    if (!asked) throw new FigureError(`${quoteWord(name)} is no figure that differs in use: write mileage or range`);
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: (facts) => ({
        text: pipeTable(
          [
            words(facts.texts.bike),
            number(facts.texts.real.stated[asked.name]),
            number(facts.texts.real.inUse),
            words(facts.texts.real.how),
          ],
          slugs.map((slug) => rowOf(bikeOf(facts, slug), asked, facts)),
        ),
        basis: [facts.texts.basis.catalogue(facts.date), facts.texts.real.basis],
      }),
    };
  },
};

function rowOf(
  bike: FigureBike,
  { field, name }: AskedFigure,
  { language, texts }: Pick<FigureFacts, 'language' | 'texts'>,
): string[] {
  const unit = texts.real.units[name];
  const { detail } = bike;
  const value = detail[field];
  if (value === null)
    throw new FigureError(`The ${field.replace('_', ' ')} of '${bike.row.slug}' is not known: name another bike`);
  const stated = factOf(bike, fieldOf(field, language), language) ?? texts.unknown;
  const reported = figureOfKind(detail, field, 'reported');
  if (reported !== null) return [linked(bike), stated, `${formatNumber(reported)} ${unit}`, texts.real.reported];
  const { from, to } = realShareOf(detail, field);
  return [
    linked(bike),
    stated,
    texts.real.span(Math.round(value * from), Math.round(value * to), unit),
    texts.real.estimate,
  ];
}
