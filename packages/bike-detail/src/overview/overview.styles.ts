import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Overview = styled.div`
  display: grid;
  gap: ${theme.space[6]};
  padding-block: 0 ${theme.space[8]};

  > * {
    min-width: 0;
  }
  @media print {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template: 'picture text' auto 'more text' 1fr / minmax(0, 1fr) 432px;
    gap: 0 56px;
    padding-block: ${theme.space[6]} ${theme.space[12]};
  }
`;

export const Text = styled.div`
  ${theme.media.nav} {
    grid-area: text;
  }
`;

export const Brand = styled.p`
  color: ${theme.color.textMuted};
`;

export const Line = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[2]} ${theme.space[3]};
  min-height: ${theme.space[6]};
  margin-top: ${theme.space[2]};
`;

export const Money = styled.div`
  margin-top: ${theme.space[3]};
`;

/** Below the picture on wide screens, else last. */
export const More = styled.div`
  ${theme.media.nav} {
    grid-area: more;
    padding-top: ${theme.space[4]};
  }
`;

export const HighlightsTitle = styled.h2`
  margin-top: ${theme.space[2]};
  font: ${theme.type.h4};
`;

export const Highlights = styled.ul`
  margin-top: ${theme.space[2]};
  padding-inline-start: ${theme.space[5]};
  list-style: disc;

  > li {
    margin-top: ${theme.space[1]};
  }
`;
