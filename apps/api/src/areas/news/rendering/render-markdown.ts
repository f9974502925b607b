import MarkdownIt from 'markdown-it';
import { fileRules } from '../../../core/texts/index.ts';
import sanitizeHtml from 'sanitize-html';

/** HTML in a text is escaped, never treated as markup. */
const markdown = new MarkdownIt('default', { html: false, linkify: false, typographer: false }).disable('image');

/** A wide table scrolls on its own, also by keyboard. */
markdown.renderer.rules['table_open'] = () => '<div class="wide" role="group" tabindex="0">\n<table>\n';
markdown.renderer.rules['table_close'] = () => '</table>\n</div>\n';

const tags = 'p h2 h3 h4 ul ol li blockquote hr br pre code a strong em s div table thead tbody tr th td'.split(' ');

/** The page has the only h1, so a text starts with h2. */
const cleaning: sanitizeHtml.IOptions = {
  allowedTags: tags,
  allowedAttributes: {
    a: ['href', 'rel'],
    div: ['class', 'role', 'tabindex'],
    ol: ['start'],
    th: ['align'],
    td: ['align'],
  },
  allowedClasses: { div: ['wide'] },
  allowedSchemes: ['https', 'http', 'mailto', 'tel'],
  allowProtocolRelative: false,
  disallowedTagsMode: 'discard',
  nestingLimit: 60,
  transformTags: {
    h1: 'h2',
    h5: 'h4',
    h6: 'h4',
    a: (tagName, { href = '' }) => ({
      tagName,
      attribs: { href, ...(/^https?:/i.test(href) && { rel: 'noopener nofollow' }) },
    }),
    td: withAlignment,
    th: withAlignment,
  },
};

/** Turns a text-align style into the `align` attribute, as the site's content security policy forbids inline styles. */
function withAlignment(tagName: string, { style = '' }: sanitizeHtml.Attributes): sanitizeHtml.Tag {
  const [, align] = /^text-align:(left|center|right)$/.exec(style) ?? [];
  return { tagName, attribs: align === undefined ? {} : { align } };
}

/** Renders Markdown to clean HTML: no scripts, styles, pictures or frames, and links only to pages, mail addresses and phone numbers. */
export function renderMarkdown(text: string): string {
  return sanitizeHtml(markdown.render(text), cleaning).trim();
}

/** Validation error of an article, with its line in the Markdown, from 0. */
export interface MarkdownError {
  line: number;
  reason: string;
}

const withHtml = new MarkdownIt('default', { html: true }).disable('image');

/** Finds the validation errors of an article: HTML in it, or no plain first paragraph. */
export function validateMarkdown(text: string): MarkdownError[] {
  const blocks = withHtml.parse(text, {});
  const begins = blocks[0]?.type === 'paragraph_open';
  const faults = blocks
    .filter(({ type, children }) => type === 'html_block' || children?.some((child) => child.type === 'html_inline'))
    .map(({ map }) => ({ line: map?.[0] ?? 0, reason: fileRules.noHtml.en }));
  return begins ? faults : [{ line: 0, reason: fileRules.plainBeginning.en }, ...faults];
}
