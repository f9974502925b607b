import { formatDate, paths } from '@dopahiya/domain/site';
import { Badge, ButtonLink, SiteLink } from '@dopahiya/ui-kit';
import * as texts from '#texts/news-list';
import type { NewsItem } from '../news-queries.ts';
import { cutText, excerptLengths, languageOf } from '../news-text.ts';
import { NewsPicture } from './news-picture.tsx';
import * as S from './news-list-page.styles.ts';

/** Featured article above the list. Renders an `<article>`. */
export function FeaturedArticle({ article }: { article: NewsItem }) {
  const { id, slug, title, excerpt, category, published_date, featured_image_url, is_sample } = article;
  const to = paths.news(slug ?? String(id));
  return (
    <S.Featured>
      <S.Stage>
        <NewsPicture address={featured_image_url} size="featured" />
        <Badge tone="signal">{texts.featured}</Badge>
      </S.Stage>
      <div>
        <S.Facts>
          {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
          <span>{texts.categoryName(category)}</span>
          {published_date && <time dateTime={published_date}>{formatDate(published_date)}</time>}
        </S.Facts>
        <h2 lang={languageOf(title)}>
          <SiteLink to={to}>{title}</SiteLink>
        </h2>
        {excerpt && <p lang={languageOf(excerpt)}>{cutText(excerpt, excerptLengths.featured)}</p>}
        <ButtonLink to={to} trailingIcon="arrow-right">
          {texts.readOn(category)}
        </ButtonLink>
      </div>
    </S.Featured>
  );
}
