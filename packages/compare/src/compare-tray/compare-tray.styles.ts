import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Sticky in the document flow, so that it covers nothing at the end of the page. */
export const Tray = styled.section`
  position: sticky;
  inset-block-end: 0;
  z-index: ${theme.zIndex.sticky};
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[5]};
  padding: ${theme.space[2]} ${theme.layout.gutter};
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};
  background: ${theme.color.bgRaised};
  box-shadow: ${theme.shadow.sticky};

  ${theme.media.low} {
    position: static;
  }
`;

export const Bikes = styled.ul.attrs({ role: 'list' })`
  --mm: 0.026px;
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[4]};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
    font: ${theme.type.small};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.belowNav} {
    /* The tab of the chat stands beside them. */
    padding-inline-end: ${theme.space[12]};

    > li > :first-child {
      display: none;
    }
  }
`;

export const Hint = styled.output`
  flex: 1;
  min-width: 0;
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Actions = styled.div`
  display: flex;
  gap: ${theme.space[2]};
  margin-inline-start: auto;
`;
