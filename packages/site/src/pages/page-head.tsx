import { addressIn, type PageHead as PageHeadProps, type SharedPicture, siteLanguage } from '@dopahiya/domain/site';
import { alternatesOf, structuredDataText, useSiteOrigin } from './head-addresses.ts';

/**
 * Renders title, description, canonical URL and share image of a page; React hoists them into the document's
 * head. A language that is not complete is not indexed.
 */
export function PageHead({
  title,
  description,
  path,
  keepsAddress,
  image,
  feed,
  structuredData,
}: PageHeadProps & { keepsAddress?: boolean }) {
  const origin = useSiteOrigin();
  return (
    <>
      <title>{title}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={title} />
      <meta property="og:description" content={description} />
      {(path === undefined || !siteLanguage.isComplete) && <meta name="robots" content="noindex" />}
      {keepsAddress && <meta name="referrer" content="no-referrer" />}
      {path !== undefined && <Address path={path} origin={origin} />}
      {feed && <link rel="alternate" type="application/rss+xml" title={feed.title} href={origin + feed.path} />}
      {image && <Picture {...image} path={origin + image.path} />}
      {structuredData && (
        <script
          type="application/ld+json"
          dangerouslySetInnerHTML={{ __html: structuredDataText(structuredData, origin) }}
        />
      )}
    </>
  );
}

function Address({ path, origin }: { path: string; origin: string }) {
  const url = origin + addressIn(path);
  return (
    <>
      <link rel="canonical" href={url} />
      <meta property="og:url" content={url} />
      {alternatesOf(path).map(({ hrefLang, address }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={origin + address} />
      ))}
    </>
  );
}

function Picture({ path, alt }: SharedPicture) {
  return (
    <>
      <meta property="og:image" content={path} />
      <meta property="og:image:width" content="1200" />
      <meta property="og:image:height" content="630" />
      <meta property="og:image:alt" content={alt} />
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
