import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Filters = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;
  margin-bottom: ${theme.space[8]};

  ${theme.media.m} {
    grid-template-columns: minmax(0, 1fr) minmax(180px, 260px) auto;
  }
`;

export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[2]};
`;

/** Hidden with scripts, as the list follows the input. */
export const Submit = styled.span`
  display: none;

  ${theme.media.noScript} {
    display: block;
  }
`;

export const Featured = styled.article`
  display: grid;
  gap: ${theme.space[6]} ${theme.space[12]};

  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1.15fr) minmax(0, 1fr);
    align-items: center;
  }
  h2 {
    margin-block: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
  h2 a {
    text-decoration: none;
  }
  p {
    max-width: 62ch;
    margin-bottom: ${theme.space[6]};
    color: ${theme.color.textMuted};
  }
`;

export const Stage = styled.div`
  position: relative;

  > :last-child:not(:first-child) {
    position: absolute;
    inset: ${theme.space[4]} auto auto ${theme.space[4]};
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  && {
    margin: 0;
  }
`;

export const Rows = styled.ul.attrs({ role: 'list' })`
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};
`;

export const Row = styled.li`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 104px;
  gap: ${theme.space[1]} ${theme.space[4]};
  padding-block: ${theme.space[5]};
  border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};

  > * {
    grid-column: 1;
  }
  > :last-child {
    grid-row: 1 / 3;
    grid-column: 2;
    align-self: center;
  }
  h3 {
    font: ${theme.type.h4};
    overflow-wrap: anywhere;

    ${theme.media.m} {
      font: ${theme.type.h3};
    }
  }
  h3 a {
    text-decoration: none;
  }
  ${theme.media.hover} {
    h3 a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
  ${theme.media.m} {
    grid-template-columns: 128px minmax(0, 1fr) 190px;
    align-items: center;

    > * {
      grid-column: auto;
    }
    > :last-child {
      grid-row: 1;
      grid-column: 3;
    }
  }
`;

export const Foot = styled.div`
  padding-bottom: ${theme.space[12]};
`;

export const When = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > b {
    display: inline-block;
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
  ${theme.media.m} {
    > b {
      display: block;
    }
  }
  > b:not(:first-child)::before {
    content: '· ';

    ${theme.media.m} {
      content: none;
    }
  }
`;

export const Excerpt = styled.p`
  max-width: 62ch;
  margin-block: ${theme.space[1]};
  color: ${theme.color.textMuted};
`;

export const Views = styled.p`
  color: ${theme.color.textMuted};
  font: ${theme.type.micro};
`;

/** Note on the articles' language if it differs from the page's. */
export const Note = styled.p`
  margin-bottom: ${theme.space[4]};
  color: ${theme.color.textMuted};
`;
