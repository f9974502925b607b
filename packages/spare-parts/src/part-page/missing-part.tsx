import { fullNameOf } from '@dopahiya/domain/bikes';
import { type BikeParts, partsPaths } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, EmptyState, VisuallyHidden } from '@dopahiya/ui-kit';
import * as bikeTexts from '#texts/bike-page';
import * as texts from '#texts/part';
import { PartsTrail } from '../bike-page/parts-trail.tsx';

/** Not-found state with a link to the bike's parts, if the bike is known. */
export function MissingPart({ bike }: { bike?: BikeParts['bike'] }) {
  const [to, label] = bike
    ? [partsPaths.bike(bike.slug), texts.allParts(fullNameOf(bike))]
    : [paths.spareParts, bikeTexts.allBrands];
  return (
    <Container>
      {bike && <PartsTrail bike={bike} />}
      <VisuallyHidden as="h1">{texts.notFound}</VisuallyHidden>
      <EmptyState
        title={texts.notFound}
        message={bike ? texts.notFoundHint : bikeTexts.notFoundHint}
        action={
          <ButtonLink to={to} tone="secondary">
            {label}
          </ButtonLink>
        }
      />
    </Container>
  );
}
