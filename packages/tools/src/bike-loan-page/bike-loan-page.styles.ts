import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';
import { sideBySide, stacked } from '../mixins/layout.ts';

export const Offers = styled.ul`
  display: grid;
  gap: 0 ${theme.space[10]};
  max-width: 780px;
  border-top: ${theme.border.ground} solid ${theme.color.lineGround};

  ${theme.media.m} {
    grid-template-columns: 1fr 1fr;
  }
  > li {
    display: flex;
    gap: ${theme.space[4]};
    padding-block: ${theme.space[4]};
    border-bottom: ${theme.border.hair} solid ${theme.color.lineHair};
  }
  b,
  small {
    display: block;
  }
  small {
    color: ${theme.color.textMuted};
    font: ${theme.type.small};
  }
`;

/** The loan offer next to a bike. */
export const Top = styled.div`
  ${sideBySide('minmax(0, 1fr) minmax(0, 420px)')}
  align-items: end;
`;

export const Example = styled.figure`
  min-width: 0;

  > a {
    display: block;
  }
  > figcaption {
    display: flex;
    justify-content: space-between;
    gap: ${theme.space[4]};
    margin-top: ${theme.space[2]};
    font: ${theme.type.small};
  }
  > figcaption > :last-child {
    text-align: end;
  }
  small {
    display: block;
    color: ${theme.color.textMuted};
    font: inherit;
  }
`;

/** Approximate height of the bike and its lines. */
export const ExampleRoom = styled.div`
  min-height: 220px;
`;

export const Columns = styled.div`
  ${sideBySide('minmax(0, 1fr) minmax(0, 480px)')}
`;

export const Form = styled.form`
  ${stacked(theme.space[6])}
`;

export const Warning = styled.p`
  padding: ${theme.space[3]} ${theme.space[4]};
  border-radius: ${theme.radius.s};
  background: ${theme.color.statusWarnBg};
  color: ${theme.color.statusWarnFg};
`;

export const Way = styled.p`
  margin-top: ${theme.space[5]};
`;
