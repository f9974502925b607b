import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Sheet = styled.article`
  padding-bottom: ${theme.space[12]};
`;

/** Not a `<header>`, which is hidden in print. */
export const Head = styled.div`
  max-width: 820px;
  margin-bottom: ${theme.space[6]};

  > h1 {
    margin-block: ${theme.space[3]};
    overflow-wrap: anywhere;
  }
`;

export const Facts = styled.p`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${theme.space[1]} ${theme.space[3]};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};

  > b {
    color: ${theme.color.textDefault};
    font-weight: ${theme.weight.semibold};
  }
`;

export const Lead = styled.p`
  max-width: 68ch;
  color: ${theme.color.textMuted};
`;

export const Figure = styled.figure`
  margin: 0 0 ${theme.space[8]};

  > figcaption {
    margin-top: ${theme.space[2]};
    color: ${theme.color.textMuted};
    font: ${theme.type.micro};
  }
`;

export const Columns = styled.div`
  display: grid;
  gap: ${theme.space[10]};

  > * {
    min-width: 0;
    max-width: 68ch;
  }
  ${theme.media.nav} {
    grid-template-columns: minmax(0, 1fr) 328px;
    gap: ${theme.space[16]};
  }
`;

export const Note = styled.p`
  max-width: 68ch;
  margin-bottom: ${theme.space[5]};
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.s};
  background: ${theme.color.bgSunken};
  color: ${theme.color.textMuted};
  font: ${theme.type.small};
`;

export const Tool = styled.p`
  margin-top: ${theme.space[8]};
`;

export const Tags = styled.div`
  margin-block: ${theme.space[8]} ${theme.space[6]};

  @media print {
    display: none;
  }
`;

export const Back = styled.p`
  margin-top: ${theme.space[6]};

  @media print {
    display: none;
  }
`;

export const Side = styled.aside`
  display: grid;
  align-content: start;
  gap: ${theme.space[6]};

  h2 {
    margin-bottom: ${theme.space[2]};
    font: ${theme.type.h4};
  }
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) minmax(0, 1.2fr);
    gap: ${theme.space[3]};
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
    font: ${theme.type.small};
  }
  dt {
    color: ${theme.color.textMuted};
  }
  dd {
    font-weight: ${theme.weight.medium};
    overflow-wrap: anywhere;
  }
  nav ul {
    display: grid;
    gap: ${theme.space[2]};
  }
`;

export const Deeds = styled.div`
  display: grid;
  justify-items: start;
  gap: ${theme.space[3]};

  @media print {
    display: none;
  }
`;

export const NotPrinted = styled.div`
  @media print {
    display: none;
  }
`;

export const Cards = styled.ul.attrs({ role: 'list' })`
  display: grid;
  gap: ${theme.space[6]};

  > li {
    display: grid;
    gap: ${theme.space[2]};
    align-content: start;
  }
  h3 {
    font: ${theme.type.h4};
    overflow-wrap: anywhere;
  }
  a {
    text-decoration: none;
  }
  ${theme.media.m} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
  ${theme.media.hover} {
    a:hover {
      text-decoration: underline;
      text-underline-offset: 4px;
    }
  }
`;

export const Failure = styled.div`
  max-width: 68ch;
  padding-block: ${theme.space[12]};

  > h1 {
    margin-bottom: ${theme.space[4]};
  }
`;

export const Ways = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
  margin-top: ${theme.space[6]};
`;
