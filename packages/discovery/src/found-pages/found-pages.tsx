import { foundPageQueries, isWrongAddress, useApi, useShownError } from '@dopahiya/api-client';
import type { FoundPage } from '@dopahiya/domain/content';
import { paths } from '@dopahiya/domain/site';
import { Badge, ErrorPanel, Link, SiteLink, Skeleton, VisuallyHidden } from '@dopahiya/ui-kit';
import { useQuery } from '@tanstack/react-query';
import * as texts from '#texts/found-pages';
import * as S from './found-pages.styles.ts';

interface FoundPagesProps {
  /** Search text; not empty. */
  text: string;
  /** What to show if no page matches: suggestions where else to look, or nothing. */
  whenEmpty: 'ways-on' | 'nothing';
}

/** Guides, tools and answers that match a search, with loading and error states; renders nothing if the API only finds bikes. */
export function FoundPages({ text, whenEmpty }: FoundPagesProps) {
  const query = useQuery(foundPageQueries.matching(useApi(), text));
  const error = useShownError(query);
  const { data: pages, isFetching, refetch } = query;
  const isSilent = pages ? pages.length === 0 && whenEmpty === 'nothing' : error !== null && isWrongAddress(error);
  if (isSilent) return null;
  return (
    <S.Root aria-labelledby="found-pages">
      <h2 id="found-pages">{texts.title}</h2>
      {error && !pages && <ErrorPanel title={texts.failed} onRetry={() => void refetch()} retrying={isFetching} />}
      {!error && !pages && <Loading />}
      {pages && <FoundOrWaysOn pages={pages} />}
    </S.Root>
  );
}

const FoundOrWaysOn = ({ pages }: { pages: readonly FoundPage[] }) =>
  pages.length === 0 ? <WaysOn /> : <Found pages={pages} />;

function Found({ pages }: { pages: readonly FoundPage[] }) {
  return (
    <S.List>
      {pages.map(({ id, kind, path, title, excerpt, is_sample }) => (
        <li key={id}>
          <S.Kind>
            {texts.kinds[kind]} {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
          </S.Kind>
          <SiteLink to={path}>{title}</SiteLink>
          {excerpt !== null && <S.Excerpt>{excerpt}</S.Excerpt>}
        </li>
      ))}
    </S.List>
  );
}

function Loading() {
  return (
    <output>
      <VisuallyHidden>{texts.loading}</VisuallyHidden>
      <Skeleton height="420px" />
    </output>
  );
}

function WaysOn() {
  return (
    <>
      <p>{texts.none}</p>
      <Link to={paths.bikeNews} arrow="forward">
        {texts.allGuides}
      </Link>
      <Link to={paths.faqs} arrow="forward">
        {texts.allAnswers}
      </Link>
    </>
  );
}
