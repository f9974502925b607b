import { guesses, type IntentModel } from '@dopahiya/engines/chat-training';
import { chatQuestionsAside } from '@dopahiya/engines/testing';
import { featuresOf, type WrittenStem } from './examples.ts';
import { divide, folds, meaningsOf, trainRawModel } from './train-model.ts';

/** What a model says of a message whose meaning is known. */
interface Judged {
  isRight: boolean;
  chance: number;
  /** Whether the meaning is among the first three. */
  isAmongThree: boolean;
}

const sure = 0.7;
const likely = 0.4;

/** Describes how often a model is right: on stems that it was not trained on, and on questions kept aside. */
export function evaluate(stems: readonly WrittenStem[], model: IntentModel): string {
  const { temperature } = model;
  const held = Array.from({ length: folds }, (_, fold) => {
    const parts = divide(stems, fold);
    const trained = trainRawModel(parts.trained, meaningsOf(stems));
    return parts.held.map((stem) => judge(stem, { ...trained, temperature }));
  });
  return [line('Stems, each held out once', held.flat()), line('Questions kept aside', judgeAside(model))].join('\n');
}

/** Judges a model by the questions kept aside. */
export const judgeAside = (model: IntentModel): readonly Judged[] =>
  chatQuestionsAside.map(([message, meaning]) =>
    judge({ meaning: meaning.split(' ')[0] ?? '', features: featuresOf(message) }, model),
  );

function judge({ meaning, features }: Pick<WrittenStem, 'features'> & { meaning: string }, model: IntentModel): Judged {
  const all = guesses(features, model);
  const [first] = all;
  return {
    isRight: first?.meaning === meaning,
    chance: first?.chance ?? 0,
    isAmongThree: all.slice(0, 3).some((guess) => guess.meaning === meaning),
  };
}

function line(name: string, judged: readonly Judged[]): string {
  const answered = judged.filter(({ chance }) => chance >= sure);
  const between = judged.filter(({ chance }) => chance >= likely && chance < sure);
  const rest = judged.filter(({ chance }) => chance < sure);
  return [
    `${name}: ${share(judged, ({ isRight }) => isRight)} right of ${judged.length}.`,
    `At ${sure} and above ${answered.length}, ${share(answered, ({ isRight }) => isRight)} right;`,
    `between ${between.length}, ${share(between, ({ isRight }) => isRight)} right;`,
    `below ${sure} among the first three ${share(rest, ({ isAmongThree }) => isAmongThree)}.`,
  ].join(' ');
}

const share = (judged: readonly Judged[], counts: (one: Judged) => boolean): string =>
  `${((100 * judged.filter(counts).length) / Math.max(1, judged.length)).toFixed(1)} %`;
