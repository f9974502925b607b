import { type BikeCard, bikeCardSchema } from '@dopahiya/domain';

/** The card that a visitor came from, when the navigation state carries that of this very bike. */
export function headStartOf(state: unknown, slug: string): BikeCard | null {
  const { bike } = (state ?? {}) as { bike?: unknown };
  const { data } = bikeCardSchema.safeParse(bike);
  return data?.slug === slug ? data : null;
}
