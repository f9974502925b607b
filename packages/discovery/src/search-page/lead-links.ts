import { placeName } from '@dopahiya/domain/places';
import type { BikeSuggestion, SearchLead } from '@dopahiya/domain/requests';
import { paths, suggestedPath } from '@dopahiya/domain/site';
import * as texts from '#texts/search-leads';

/** A page that a search asks for, with its link text. */
export interface LeadLink {
  to: string;
  label: string;
}

const nameOf = ({ brand, name }: BikeSuggestion): string => [brand, name].filter(Boolean).join(' ');

/** Anchors of figures, colours and reviews on a bike's page. */
const parts = {
  figures: { hash: '#specifications', label: texts.figures },
  colours: { hash: '#colors', label: texts.colours },
  reviews: { hash: '#reviews', label: texts.reviews },
};

/** Returns the links for the pages a search asks for: a choice by needs, a price, an instalment, a comparison or a section of a bike's page. */
export function leadLinks(leads: readonly SearchLead[]): LeadLink[] {
  return leads.flatMap((lead) =>
    lead.aim === 'choose'
      ? chooseLinks(lead)
      : lead.aim === 'compare'
        ? compareLinks(lead)
        : lead.bikes.flatMap((bike) => bikeLinks(bike, lead)),
  );
}

function chooseLinks({ words }: SearchLead): LeadLink[] {
  if (words === undefined) return [];
  return [{ to: `${paths.choose}?${new URLSearchParams({ words }).toString()}`, label: texts.choose }];
}

function compareLinks({ bikes }: SearchLead): LeadLink[] {
  const slugs = bikes.flatMap(({ slug }) => slug ?? []);
  if (slugs.length < 2) return [];
  return [{ to: paths.compare(slugs.toSorted()), label: texts.compare(bikes.map(nameOf)) }];
}

/** Returns the links for a bike. An instalment is based on the ex-showroom price; with a city there is a link to its on-road price too. */
function bikeLinks(bike: BikeSuggestion, { aim, city }: SearchLead): LeadLink[] {
  const { slug, price } = bike;
  if (slug === null) return [];
  const name = nameOf(bike);
  if (aim === 'figures' || aim === 'colours' || aim === 'reviews') {
    const { hash, label } = parts[aim];
    return [{ to: `${suggestedPath(bike)}${hash}`, label: label(name) }];
  }
  const emi = { to: paths.emiOf(price ?? 0), label: texts.emi(name, price ?? 0) };
  const onRoad = {
    to: paths.onRoadPrice(slug, city?.name),
    label: texts.price(name, city && placeName(placeOf(city))),
  };
  if (aim === 'price' || price === null) return [onRoad];
  return city ? [emi, onRoad] : [emi];
}

const placeOf = ({ name, state }: NonNullable<SearchLead['city']>): string =>
  state === null || state === name ? name : `${name}, ${state}`;
