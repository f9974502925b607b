import { styled } from 'styled-components';
import { theme } from '../../theme/theme.ts';

/** Interactive elements, links to elsewhere, and loading content. */
const onlyForScreens = `:is(header, footer, nav, aside, dialog, button, input, select, textarea, fieldset, label,
  [popover], [aria-busy='true'], .skip-link, div:has(> :is(input, select, textarea)), a:not(:is(h1, h2, h3, p, li, td, th) *))`;

export const Note = styled.p`
  display: none;

  @media print {
    display: block;
    padding-top: ${theme.space[4]};
    color: ${theme.color.textMuted};
    font: ${theme.type.small};

    :root:has(&) {
      color-scheme: light;
    }
    :root:has(&) body {
      --gutter: 0px;
      zoom: 0.72;

      ${onlyForScreens} {
        display: none;
      }
      /* Nothing that scrolls is broken between two sheets. */
      :is(section, article, div:has(table)) {
        overflow: visible;
      }
      /* What scrolls sideways goes on in the next row. */
      ul[data-spacing] {
        grid: auto-flow / repeat(4, minmax(0, 1fr));
        row-gap: ${theme.space[4]};
        overflow: visible;
      }
      section {
        padding-block: ${theme.space[3]};
        background: none;
      }
      :is(thead, tbody, tr):not([hidden]) {
        position: static;
      }
      thead {
        display: table-header-group;
        clip-path: none;
      }
      :is(td, th) {
        padding-block: ${theme.space[1]};
      }
      :is(tr, figure, li, details:not(:has(tr:nth-child(16)))) {
        break-inside: avoid;
      }
      :is(h2, h3, summary, div:has(> div > h2)) {
        break-after: avoid;
      }
      summary {
        min-height: 0;
      }
      details:has(table)::details-content {
        block-size: auto;
        content-visibility: visible;
      }
      summary > svg {
        display: none;
      }
    }
  }
`;
