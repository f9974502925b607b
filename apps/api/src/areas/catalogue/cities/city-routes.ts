import { cityQuerySchema } from '@dopahiya/domain/inputs';
import { type City, type CityGuess, type CityPage, cityPageSchema } from '@dopahiya/domain/places';
import { Hono } from 'hono';
import type { ApiEnv } from '../../../core/http/api-env.ts';
import { describeCall } from '../../../core/http/openapi/describe-call.ts';
import { presentPage } from '../../../core/http/present-page.ts';
import { validateInput } from '../../../core/http/validate-input.ts';
import type { Guess } from './city-finder.ts';
import type { CityRow } from './city-repository.ts';
import type { CityService } from './city-service.ts';

/** Routes under `cities/`. */
export function cityRoutes(cities: CityService) {
  return new Hono<ApiEnv>().get(
    '/',
    describeCall({
      group: 'Places',
      summary: 'Cities, the largest first, or those that a search finds',
      description: '`guess` says what they are where the search named none of them: those of a state, near a place.',
      answer: cityPageSchema,
      missing: 'There is no such page',
    }),
    validateInput('query', cityQuerySchema),
    async (c) => {
      const page = await cities.list(c.req.valid('query'));
      const guess = page.guess && presentGuess(page.guess);
      return c.json({ ...presentPage(c.req.url, page, presentCity), guess } satisfies CityPage);
    },
  );
}

const presentGuess = ({ kind, asked, states, large }: Guess): CityGuess => ({
  kind,
  asked,
  states: [...states],
  large: large && presentCity(large),
});

/** Converts a city to the contract's form. */
function presentCity({ id, name, state, rto_code }: CityRow): City {
  return { id, name, state, rto_code };
}
