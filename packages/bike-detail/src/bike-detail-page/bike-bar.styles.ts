import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Below the site's own header, which stays too. */
export const Bar = styled.div`
  position: sticky;
  top: ${theme.layout.headerS};
  z-index: ${theme.zIndex.sticky};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  background: ${theme.color.bgPage};

  > div {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    column-gap: ${theme.space[4]};
    min-height: 48px;
  }
  ${theme.media.nav} {
    top: ${theme.layout.header};

    > div {
      flex-wrap: nowrap;
      column-gap: ${theme.space[6]};
    }
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
