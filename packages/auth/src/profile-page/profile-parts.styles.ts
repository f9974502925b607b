import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

/** Section list at the side; scrolling on top on narrow screens. */
export const Columns = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[6]};
  padding-bottom: ${theme.space[12]};

  ${theme.media.nav} {
    grid-template-columns: 240px minmax(0, 1fr);
    gap: 56px;
  }
`;

export const Ways = styled.nav`
  ul {
    display: flex;
    gap: ${theme.space[2]};
    margin-inline: calc(-1 * ${theme.layout.gutter});
    padding: 6px ${theme.layout.gutter};
    overflow-x: auto;
    scrollbar-width: none;
  }
  li {
    flex: none;
  }
  a {
    display: block;
    padding: 10px 14px;
    border: ${theme.border.hair} solid ${theme.color.lineControl};
    border-radius: ${theme.radius.pill};
    color: inherit;
    font-weight: ${theme.weight.medium};
    text-decoration: none;
  }
  a:hover {
    background: ${theme.color.bgHover};
  }

  ${theme.media.nav} {
    ul {
      position: sticky;
      top: calc(${theme.layout.header} + ${theme.space[4]});
      display: block;
      margin: 0;
      padding: 0;
      overflow: visible;
    }
    a {
      padding: 12px 14px;
      border-width: 0 0 1px;
      border-color: ${theme.color.lineHair};
      border-radius: 0;
    }
  }
`;

export const Part = styled.section`
  scroll-margin-top: calc(${theme.layout.header} + ${theme.space[4]});

  & + & {
    margin-top: ${theme.space[10]};
  }
  > h2 {
    margin-bottom: ${theme.space[3]};
  }
`;

/** Section with a form: explanation on the left, form on the right. */
export const FormPart = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]} ${theme.space[10]};
  padding-top: ${theme.space[4]};
  border-top: ${theme.border.ground} solid ${theme.color.lineStrong};

  ${theme.media.m} {
    grid-template-columns: minmax(0, 1fr) minmax(0, 400px);
  }
`;

export const Explanation = styled.div`
  display: grid;
  gap: ${theme.space[2]};
  align-content: start;
  color: ${theme.color.textMuted};
`;

export const Form = styled.form`
  display: grid;
  gap: 18px;
  align-content: start;
  justify-items: start;

  > * {
    max-width: 100%;
  }
  > div {
    width: 100%;
  }
`;

/** One session per row. */
export const Rows = styled.ul`
  border-top: ${theme.border.hair} solid ${theme.color.lineHair};

  > li {
    display: flex;
    flex-wrap: wrap;
    align-items: center;
    gap: ${theme.space[3]};
    min-height: 72px;
    padding-block: ${theme.space[3]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
`;

export const RowText = styled.div`
  flex: 1 1 180px;
  overflow-wrap: anywhere;

  p:first-child {
    font-weight: ${theme.weight.semibold};
  }
  p + p {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

/** A sentence with its action on the right. */
export const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: ${theme.space[3]};
  margin-bottom: ${theme.space[4]};

  > p {
    color: ${theme.color.textMuted};
  }
`;
