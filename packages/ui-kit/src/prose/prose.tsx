import { styled } from 'styled-components';
import { theme } from '../theme/theme.ts';

/** Long text at a readable width: paragraphs, headings, lists, quotes, tables, pictures. Renders a `<div>`. */
export const Prose = styled.div`
  max-width: 68ch;

  > * + * {
    margin-top: ${theme.space[4]};
  }
  > h2 {
    margin-top: ${theme.space[10]};
  }
  > h3 {
    margin-top: ${theme.space[8]};
  }
  > :first-child {
    margin-top: 0;
  }
  a {
    text-decoration: underline ${theme.color.lineControl} 1.5px;
    text-underline-offset: 4px;
  }
  ${theme.media.hover} {
    a:hover {
      text-decoration-thickness: 2.5px;
    }
  }
  ul,
  ol {
    display: grid;
    gap: ${theme.space[2]};
    padding-inline-start: ${theme.space[6]};
  }
  ul {
    list-style: square;
  }
  ol {
    list-style: decimal;
  }
  blockquote {
    margin-inline: 0;
    padding-inline-start: ${theme.space[4]};
    border-inline-start: ${theme.border.focus} solid ${theme.color.lineStrong};
    font: ${theme.type.h4};
  }
  table {
    width: 100%;
  }
  th,
  td {
    padding: ${theme.space[2]} ${theme.space[3]} ${theme.space[2]} 0;
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    text-align: start;
  }
  img {
    max-width: 100%;
    height: auto;
    border-radius: ${theme.radius.stand};
  }
  figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textSubtle};
    font: ${theme.type.micro};
  }
`;
