import { formatDate, paths } from '@dopahiya/domain/site';
import { Badge, SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/news-list';
import type { NewsItem } from '../news-queries.ts';
import { cutText, excerptLengths, languageOf } from '../news-text.ts';
import { NewsPicture } from './news-picture.tsx';
import * as S from './news-list-page.styles.ts';

/** One article of the list. Renders an `<li>`. */
export function NewsRow({ article }: { article: NewsItem }) {
  const { id, slug, title, excerpt, category, published_date, featured_image_url, view_count, is_sample } = article;
  return (
    <S.Row>
      <S.When>
        {published_date && <time dateTime={published_date}>{formatDate(published_date)}</time>}{' '}
        <b>{texts.categoryName(category)}</b> {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
      </S.When>
      <div>
        <h3 lang={languageOf(title)}>
          <SiteLink to={paths.news(slug ?? String(id))}>{title}</SiteLink>
        </h3>
        {excerpt && <S.Excerpt lang={languageOf(excerpt)}>{cutText(excerpt, excerptLengths.listed)}</S.Excerpt>}
        {view_count > 0 && <S.Views>{texts.views(view_count)}</S.Views>}
      </div>
      <NewsPicture address={featured_image_url} size="row" />
    </S.Row>
  );
}
