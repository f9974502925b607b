import type { EnergyPrice } from '@dopahiya/domain/prices';
import { formatToPaisa } from '@dopahiya/domain/site';
import { runningCostsIn } from '../../../running-costs/index.ts';
import type { FigureTexts } from '../../texts/en/figures.ts';
import type { FigureKind } from '../figure-kind.ts';
import { maxTableRows, slugsOf } from '../figure-words.ts';
import { cityOf } from '../known-things.ts';
import { number, pipeTable, plain, words } from '../pipe-table.ts';

/** Petrol and electricity prices in cities. */
export const energy: FigureKind = {
  form: 'block',
  example: 'energy delhi mumbai chennai',
  ask: (cityWords) => {
    const slugs = slugsOf(cityWords, 'city', maxTableRows);
    return {
      needs: { cities: slugs },
      answer: (facts) => {
        const costs = slugs.map((slug) => cityOf(facts, slug)).map(({ name, state }) => runningCostsIn(name, state));
        const { energy: said } = facts.texts;
        const columns = [words(said.city), ...said.columns.map(number)];
        return {
          text: pipeTable(
            columns,
            costs.map(({ city, petrol, electricity, public_charging }) => [
              plain(facts.texts.placeName(city)),
              ...[petrol, electricity, public_charging].map((price) => paid(price, facts.texts)),
            ]),
          ),
          basis: costs.flatMap(({ petrol, electricity, public_charging }) => [
            sourceOf(said.petrol, petrol, facts.texts),
            sourceOf(said.home, electricity, facts.texts),
            sourceOf(said.public, public_charging, facts.texts),
          ]),
        };
      },
    };
  },
};

const paid = (price: EnergyPrice | null, { unknown }: FigureTexts): string =>
  price ? formatToPaisa(price.price) : unknown;

const sourceOf = (name: string, price: EnergyPrice | null, texts: FigureTexts): string =>
  price ? `${name}: ${plain(texts.sourceName(price.source))}, ${dayOf(price.date, texts)}` : texts.energy.noPrice(name);

/** Formats a day in words; leaves years as they are. */
export const dayOf = (date: string, { formatDate }: FigureTexts): string =>
  /^\d{4}-\d\d-\d\d$/.test(date) ? formatDate(date) : date;
