import { formatDate, formatMonth } from '@dopahiya/domain/site';
import type { FigureKind } from '@dopahiya/domain/specifications';
import type { CatalogueModel } from '../../../../core/catalogue-file/catalogue-file.ts';
import { joinWords } from '../../../../core/texts/en/words.ts';

type Status = CatalogueModel['status'];

const kindWords: Record<FigureKind, string> = {
  certified: 'certified as',
  claimed: 'claimed by the maker as',
  reported: 'reported as',
};
const saidAs = (kind: FigureKind | null): string => (kind === null ? 'stated as' : kindWords[kind]);
const comes = (status: Status): string => (status === 'discontinued' ? 'came' : 'comes');

/** Questions about a model and their answers. */
export const bikeFaqs = {
  price: {
    on_sale: {
      question: (name: string) => `What is the price of the ${name}?`,
      answer: (name: string, amount: string, month: string) =>
        `The ${name} starts at ${amount} ex-showroom in Delhi (${formatMonth(month)}). ` +
        'The on-road price adds road tax, registration and insurance, and varies by city.',
    },
    upcoming: {
      question: (name: string) => `What is the expected price of the ${name}?`,
      answer: (name: string, amount: string, _month: string) =>
        `The ${name} is expected at about ${amount} ex-showroom. The final price comes at launch.`,
    },
    discontinued: {
      question: (name: string) => `What did the ${name} cost?`,
      answer: (name: string, amount: string, month: string) =>
        `The ${name} is no longer sold new. It was last listed at ${amount} ex-showroom in Delhi (${formatMonth(month)}).`,
    },
  },
  launch: {
    question: (name: string) => `When does the ${name} launch?`,
    answer: (name: string, day: string) => `The launch of the ${name} is expected on ${formatDate(day)}.`,
  },
  variants: {
    question: (name: string) => `Which variants of the ${name} are there?`,
    answer: (name: string, variants: string[], status: Status) =>
      `The ${name} ${comes(status)} in ${variants.length} variants: ${joinWords(variants)}.`,
    onePrice: (amount: string) => ` All cost ${amount} ex-showroom in Delhi.`,
    prices: (lowest: string, highest: string) => ` Ex-showroom prices in Delhi range from ${lowest} to ${highest}.`,
  },
  mileage: {
    question: (name: string) => `What is the mileage of the ${name}?`,
    answer: (name: string, figure: string, kind: FigureKind | null) =>
      `The mileage of the ${name} is ${saidAs(kind)} ${figure} km per litre. ` +
      'Your mileage depends on traffic, load and riding style.',
  },
  range: {
    question: (name: string) => `What is the range of the ${name}?`,
    answer: (name: string, figure: string, kind: FigureKind | null) =>
      `The range of the ${name} is ${saidAs(kind)} ${figure} km on a full charge. ` +
      'Your range depends on speed, load and weather.',
  },
  charging: {
    question: (name: string) => `How long does the ${name} take to charge?`,
    answer: (hours: string, capacity: string | null) =>
      `The stated charging time of its ${capacity === null ? '' : `${capacity} kWh `}battery is ${hours} hours.`,
  },
  power: {
    question: (name: string) => `How powerful is the ${name}?`,
    answer: (name: string, source: { isElectric: boolean; capacity: string | null }, output: string[]) => {
      const capacity = source.capacity === null ? '' : `${source.capacity} cc `;
      const motor = source.isElectric ? 'motor' : `${capacity}engine`;
      return `The ${motor} of the ${name} gives ${output.join(' and ')}.`;
    },
    atSpeed: (figure: string, rpm: string) => `${figure} at ${rpm} rpm`,
  },
  topSpeed: {
    question: (name: string) => `What is the top speed of the ${name}?`,
    answer: (name: string, figure: string) => `The stated top speed of the ${name} is ${figure} km/h.`,
  },
  tank: {
    question: (name: string) => `How large is the fuel tank of the ${name}?`,
    answer: (name: string, litres: string) => `The fuel tank of the ${name} holds ${litres} litres.`,
    reach: (distance: string) => ` That lasts about ${distance} km at the stated mileage.`,
  },
  seatHeight: {
    question: (name: string) => `What is the seat height of the ${name}?`,
    answer: (name: string, figure: string) => `The seat of the ${name} is ${figure} mm high.`,
  },
  kerbWeight: {
    question: (name: string) => `How heavy is the ${name}?`,
    answer: (name: string, figure: string) => `The kerb weight of the ${name} is ${figure} kg.`,
  },
  abs: {
    question: (name: string) => `Does the ${name} have ABS?`,
    yes: (name: string) => `Yes, the ${name} has ABS.`,
    no: (name: string) => `No, the ${name} does not have ABS.`,
    brakes: (front: string, rear: string) => ` Brakes: ${front} at the front, ${rear} at the rear.`,
    brakeTypes: { Disc: 'Disc', Drum: 'Drum' } as Record<string, string>,
    some: (variants: string[], cheapest: { amount: string; month: string } | null) => {
      const from = cheapest && ` from ${cheapest.amount} ex-showroom in Delhi (${formatMonth(cheapest.month)})`;
      return `Some variants do. These come with ABS${from ?? ''}: ${joinWords(variants)}.`;
    },
  },
  colours: {
    question: (name: string) => `Which colours does the ${name} come in?`,
    answer: (name: string, colours: string[], status: Status) => {
      const number = colours.length === 1 ? 'one colour' : `${colours.length} colours`;
      return `The ${name} ${comes(status)} in ${number}: ${joinWords(colours)}.`;
    },
  },
};

/** Texts of questions about a model, in one language. */
export type BikeFaqTexts = typeof bikeFaqs;
