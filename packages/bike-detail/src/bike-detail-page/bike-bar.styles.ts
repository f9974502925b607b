import { clearOfBar, theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Sticks below the site header, except on low screens. On narrow screens the section links form a second row. */
export const Bar = styled.div`
  position: sticky;
  top: ${theme.layout.headerS};
  z-index: ${theme.zIndex.sticky};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  background: ${theme.color.bgPage};

  > div {
    display: grid;
    /* The first row is as high before its buttons arrive: a browser paints what there is of a page. */
    grid-template: ${theme.layout.tap} auto / auto minmax(0, 1fr) auto;
    align-items: center;
    column-gap: ${theme.space[4]};
    min-height: 48px;
  }
  ${theme.media.nav} {
    top: ${theme.layout.header};

    > div {
      display: flex;
      column-gap: ${theme.space[6]};
    }
  }
  ${theme.media.low} {
    position: static;
  }
  @media (min-height: 480px) {
    /* What gets the focus scrolls clear of the bar too. */
    ${clearOfBar('92px')}
    ${theme.media.nav} {
      ${clearOfBar(theme.space[10])}
    }
  }
  @media print {
    display: none;
  }
`;

export const Name = styled.span`
  flex: 1 1 0;
  min-width: 0;
  overflow: hidden;
  font: ${theme.type.h4};
  text-overflow: ellipsis;
  white-space: nowrap;

  ${theme.media.nav} {
    flex: 0 1 auto;
    max-width: 240px;
  }
`;
