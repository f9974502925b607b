import { theme } from '@dopahiya/ui-kit';
import { styled } from 'styled-components';

export const Grid = styled.ul.attrs({ role: 'list' })`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(320px, 100%), 1fr));
  gap: ${theme.space[8]} ${theme.space[6]};
`;

export const Drawing = styled.img`
  width: 100%;
  height: auto;
`;

export const More = styled.div`
  margin-top: ${theme.space[8]};

  &:empty {
    display: none;
  }
`;

export const Filters = styled.form`
  display: grid;
  gap: ${theme.space[4]};
  margin-bottom: ${theme.space[8]};
`;

export const Row = styled.div`
  display: grid;
  gap: ${theme.space[4]};
  align-items: end;

  ${theme.media.m} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${theme.media.nav} {
    grid-template-columns: repeat(4, minmax(0, 1fr));
  }
`;

export const Rest = styled.details`
  > summary {
    display: inline-flex;
    align-items: center;
    gap: ${theme.space[2]};
    min-height: ${theme.layout.tap};
    font-weight: ${theme.weight.semibold};
  }
  &[open] > summary > svg {
    rotate: 180deg;
  }
  > div {
    margin-top: ${theme.space[3]};
  }
`;

export const ForSellers = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${theme.space[3]};
`;
