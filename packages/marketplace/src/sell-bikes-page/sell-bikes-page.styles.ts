import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Head = styled.div`
  padding-top: ${theme.space[6]};

  ${theme.media.nav} {
    display: flex;
    align-items: flex-end;
    justify-content: space-between;
    gap: ${theme.space[8]};
  }
`;

export const Badges = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[1]} ${theme.space[6]};
  padding-bottom: 28px;
  font-weight: ${theme.weight.medium};

  > li {
    display: flex;
    align-items: center;
    gap: ${theme.space[2]};
  }
`;

export const WithoutScripts = styled.div`
  display: none;

  ${theme.media.noScript} {
    display: block;
    max-width: 68ch;
    padding-block: ${theme.space[5]} ${theme.space[10]};
    border-top: ${theme.border.ground} solid ${theme.color.lineGround};
  }
  p {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[5]};
`;

/** The form, hidden without scripts. */
export const Wizard = styled.div`
  scroll-margin-top: ${theme.space[4]};

  ${theme.media.noScript} {
    display: none;
  }
`;

/** Bottom bar on a phone that links back to the form; it sticks only within its parent, and so never lies over the form. */
export const StartBar = styled.div`
  display: contents;

  ${theme.media.noScript} {
    display: none;
  }
`;

export const Benefits = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[5]} ${theme.space[8]};
  padding-top: ${theme.space[5]};
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
  h3 {
    font: ${theme.type.h4};
  }
  p {
    margin-top: ${theme.space[1]};
    color: ${theme.color.textMuted};
  }
`;
