/** Characters of an article's Markdown at most. */
export const MAX_MARKDOWN_LENGTH = 65_536;
