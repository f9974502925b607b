import { isGone } from '@dopahiya/api-client';
import { paths } from '@dopahiya/domain/site';
import { ButtonLink, Container, Later, Skeleton } from '@dopahiya/ui-kit';
import * as texts from '#texts/used-bike-page';
import * as S from './used-bike-page.styles.ts';

const loadSimilar = async () => (await import('./used-bike-parts.ts')).SimilarUsedBikes;

/** Says that a used bike does not exist, or no longer does, with links onward. */
export function MissingUsedBike({ slug, error }: { slug: string; error: Error | null }) {
  const wasThere = isGone(error);
  return (
    <>
      <Container>
        <S.Failure role="alert">
          <h1>{wasThere ? texts.goneTitle : texts.missingTitle}</h1>
          <p>{wasThere ? texts.goneMessage : texts.missingMessage}</p>
          <S.Ways>
            <ButtonLink to={paths.usedBikes}>{texts.toUsedBikes}</ButtonLink>
          </S.Ways>
        </S.Failure>
      </Container>
      {wasThere && <Later load={loadSimilar} fallback={<Skeleton height="620px" />} slug={slug} />}
    </>
  );
}
