import type { Intent } from '../chat-intents.ts';
import type { Doubtful } from '../chat-thread.ts';
import type { MessageParts } from '../said.ts';
import type { Guess } from './intent-model.ts';

/** Returns the offered meaning that a message chooses without saying anything else, such as 'Mileage'; undefined if it asks something new. */
export function chosenMeaning(
  said: MessageParts,
  [first]: readonly Guess[],
  { meanings }: Doubtful,
): Intent | undefined {
  const { models, brands, places, numbers } = said;
  const isNameless = models.length + brands.length + places.length + numbers.bare.length === 0;
  return isNameless ? meanings.find((meaning) => meaning === first?.meaning) : undefined;
}
