import type { Article } from '@dopahiya/domain/content';
import { addressIn, paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import { ShareRow } from '@dopahiya/ui-kit/news';
import { useSiteOrigin } from '@dopahiya/site';
import * as texts from '#texts/article';
import { LikeButton } from './like-button.tsx';
import * as S from './article-page.styles.ts';

/** Sidebar of an article: figures, bikes, and actions. */
export function ArticleSide({ article }: { article: Article }) {
  const { id, slug, title, specifications, bikes } = article;
  const figures = Object.entries(specifications);
  const url = useSiteOrigin() + addressIn(paths.news(slug ?? String(id)));
  return (
    <S.Side>
      {figures.length > 0 && (
        <section>
          <h2>{texts.keySpecifications}</h2>
          <dl>
            {figures.map(([name, value]) => (
              <div key={name}>
                <dt>{name}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
        </section>
      )}
      {bikes.length > 0 && (
        <nav aria-label={texts.aboutBikes}>
          <h2>{texts.aboutBikes}</h2>
          <ul>
            {bikes.map((bike) => (
              <li key={bike.slug}>
                <Link to={paths.bike({ id: bike.slug, slug: bike.slug, brand: bike.brand })}>{bike.name}</Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      <S.Deeds>
        <LikeButton article={article} />
        <ShareRow title={title} url={url} />
      </S.Deeds>
    </S.Side>
  );
}
