import { fullNameOf } from '@dopahiya/domain/bikes';
import { type BikeParts, partsPaths } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import { Container, EmptyState, Link, PageTitle, VisuallyHidden } from '@dopahiya/ui-kit';
import { BikeDrawing, Stage } from '@dopahiya/ui-kit/bikes';
import * as texts from '#texts/bike-page';
import { chosenState } from '../under-development/use-under-development.tsx';
import * as S from './bike-groups.styles.ts';
import { PartsTrail } from './parts-trail.tsx';
import { TakenCard } from './taken-card.tsx';

/** A bike on its stage beside the part groups, with its required parts and fluids. */
export function BikeGroups({ parts }: { parts: BikeParts }) {
  const { bike } = parts;
  const name = fullNameOf(bike);
  return (
    <>
      <Container>
        <PartsTrail bike={bike} />
        <PageTitle intro={texts.intro}>{texts.title(name)}</PageTitle>
        <S.Columns>
          <div>
            <Stage bikes={[bike]} scale="compare">
              <BikeDrawing bike={bike} loading="eager" />
            </Stage>
            <S.Way>
              <Link to={paths.bike(bike)}>{texts.fullPage(name)}</Link>
            </S.Way>
          </div>
          <Groups parts={parts} />
        </S.Columns>
      </Container>
      <TakenCard parts={parts} />
    </>
  );
}

function Groups({ parts: { bike, categories } }: { parts: BikeParts }) {
  if (categories.length === 0) return <EmptyState title={texts.noGroups} message={texts.noGroupsHint} />;
  return (
    <S.Groups aria-label={texts.groups}>
      {categories.map((group, index) => (
        <li key={group.slug}>
          <S.Group to={partsPaths.category(bike.slug, group.slug)} state={chosenState}>
            <b aria-hidden="true">{index + 1}</b>
            <span>{group.name}</span>
            {group.product_count !== null && (
              <>
                <i aria-hidden="true">{group.product_count}</i>
                <VisuallyHidden>{texts.products(group.product_count)}</VisuallyHidden>
              </>
            )}
          </S.Group>
        </li>
      ))}
    </S.Groups>
  );
}
