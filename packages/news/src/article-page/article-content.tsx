import type { Article } from '@dopahiya/domain/content';
import { Prose } from '@dopahiya/ui-kit';
import { useState } from 'react';
import { languageOf, linkedIn, wordsOf } from '../news-text.ts';
import { Text } from './article-text.styles.ts';
import { CopyTables } from './copy-tables.tsx';

/** Text of an article: as HTML if the API has sanitised it, otherwise as plain text. */
export function ArticleContent({ article: { content, is_clean_html } }: { article: Article }) {
  if (content === null) return null;
  if (is_clean_html) return <CleanText key={content} html={content} />;
  const paragraphs = content.split(/\n\s*\n|<\/p>|<br\s*\/?>\s*<br\s*\/?>/i).map(wordsOf);
  return (
    <Prose lang={languageOf(content)}>
      {[...new Set(paragraphs)]
        .filter((paragraph) => paragraph !== '')
        .map((paragraph) => (
          <p key={paragraph}>{paragraph}</p>
        ))}
    </Prose>
  );
}

function CleanText({ html }: { html: string }) {
  const [text, setText] = useState<HTMLDivElement | null>(null);
  return (
    <>
      <Text ref={setText} lang={languageOf(html)} dangerouslySetInnerHTML={{ __html: linkedIn(html) }} />
      {text && <CopyTables within={text} />}
    </>
  );
}
