import type { Article } from '@dopahiya/domain/content';
import { formatDate, paths } from '@dopahiya/domain/site';
import { Badge, Breadcrumb, ButtonLink, Container, Link } from '@dopahiya/ui-kit';
import { AuthorCard, TagList } from '@dopahiya/ui-kit/news';
import { categoryName } from '#texts/news-list';
import * as texts from '#texts/article';
import { NewsPicture } from '../news-list-page/news-picture.tsx';
import { languageOf, wordsOf } from '../news-text.ts';
import { ArticleContent } from './article-content.tsx';
import { authorName } from './article-head.ts';
import { ArticleSide } from './article-side.tsx';
import { RelatedArticles } from './related-articles.tsx';
import * as S from './article-page.styles.ts';

/** An article with all its facts. */
export function ArticleSheet({ article }: { article: Article }) {
  const { title, featured_image_url, image_caption, tool } = article;
  const lead = leadOf(article);
  const language = languageOf(title);
  const note = texts.languageNote(language);
  return (
    <>
      <Container>
        <Breadcrumb
          trail={[
            { label: texts.home, to: paths.home },
            { label: texts.newsAndReviews, to: paths.bikeNews },
          ]}
          current={title}
        />
        <S.Sheet>
          <S.Head>
            <Facts article={article} />
            <h1 lang={language}>{title}</h1>
            {lead !== null && <S.Lead lang={language}>{lead}</S.Lead>}
          </S.Head>
          {featured_image_url && (
            <S.Figure>
              <NewsPicture address={featured_image_url} size="article" alt={altOf(article)} />
              {image_caption && <figcaption>{image_caption}</figcaption>}
            </S.Figure>
          )}
          <S.Columns>
            <div>
              {note !== null && <S.Note>{note}</S.Note>}
              {article.is_sample && <S.Note>{texts.sampleNote}</S.Note>}
              <ArticleContent article={article} />
              {tool && (
                <S.Tool lang={languageOf(tool.label)}>
                  <ButtonLink to={tool.path} trailingIcon="arrow-right">
                    {tool.label}
                  </ButtonLink>
                </S.Tool>
              )}
              <Filing article={article} />
              <S.Back>
                <Link to={paths.bikeNews} arrow="back">
                  {texts.backToNews}
                </Link>
              </S.Back>
            </div>
            <ArticleSide article={article} />
          </S.Columns>
        </S.Sheet>
      </Container>
      <RelatedArticles article={article} />
    </>
  );
}

/** Returns the excerpt; null if the text begins with the same words. */
function leadOf({ excerpt, content }: Article): string | null {
  const lead = wordsOf(excerpt ?? '');
  return lead === '' || wordsOf(content ?? '').startsWith(lead) ? null : lead;
}

const altOf = ({ bikes }: Article): string => (bikes[0] ? texts.pictureAlt(bikes[0].name) : '');

function Facts({ article: { is_sample, category, published_date, view_count, like_count } }: { article: Article }) {
  return (
    <S.Facts>
      {is_sample && <Badge tone="plain">{texts.sample}</Badge>}
      <b>{categoryName(category)}</b>
      {published_date && <time dateTime={published_date}>{formatDate(published_date)}</time>}
      <span>{texts.views(view_count)}</span>
      {like_count > 0 && <span>{texts.likes(like_count)}</span>}
    </S.Facts>
  );
}

/** Tags and author of an article. */
function Filing({ article }: { article: Article }) {
  const { tags, author } = article;
  const name = authorName(article);
  return (
    <>
      {tags.length > 0 && (
        <S.Tags lang={languageOf(tags.join(' '))}>
          <TagList tags={tags.map((tag) => ({ label: tag, to: paths.newsAbout(tag) }))} />
        </S.Tags>
      )}
      {name !== null && (
        <AuthorCard name={name} picture={author?.avatar}>
          {author?.bio && <span lang={languageOf(author.bio)}>{author.bio}</span>}
        </AuthorCard>
      )}
    </>
  );
}
