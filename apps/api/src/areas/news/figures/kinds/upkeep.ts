import type { FigureTexts } from '../../texts/en/figures.ts';
import { formatNumber, formatPrice } from '@dopahiya/domain/site';
import { isElectric } from '@dopahiya/domain/specifications';
import { costClassOf, type Range } from '@dopahiya/engines/ownership';
import type { FigureBike, FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugsOf } from '../figure-words.ts';
import { bikeOf, linked } from '../known-things.ts';
import { number, pipeTable, words } from '../pipe-table.ts';

/** Service and tyre costs of bikes, by class. */
export const upkeep: FigureKind = {
  form: 'block',
  example: 'upkeep activa classic-350 rizta',
  ask: (bikeWords) => {
    const slugs = slugsOf(bikeWords, 'bike', maxTableRows);
    return {
      needs: { bikes: slugs },
      answer: ({ texts, bikes }) => ({
        text: pipeTable(
          [words(texts.bike), ...[texts.upkeep.service, texts.upkeep.tyres, texts.upkeep.lasts].map(number)],
          slugs.map((slug) => rowOf(bikeOf({ bikes }, slug), texts)),
        ),
        basis: [texts.upkeep.basis],
      }),
    };
  },
};

function rowOf(bike: FigureBike, { upkeep: said }: FigureTexts): string[] {
  const span = ({ from, to }: Pick<Range, 'from' | 'to'>) => said.span(formatPrice(from), formatPrice(to));
  const { service, tyreFront, tyreRear, tyreRearKm } = classOf(bike);
  const tyres = { from: tyreFront.from + tyreRear.from, to: tyreFront.to + tyreRear.to };
  return [linked(bike), span(service), span(tyres), said.km(formatNumber(tyreRearKm))];
}

/** Returns the cost class of a bike. */
export const classOf = ({ detail }: FigureBike): ReturnType<typeof costClassOf> =>
  costClassOf({
    isElectric: isElectric(detail),
    isScooter: detail.body_style === 'scooter',
    displacement: detail.displacement,
  });
