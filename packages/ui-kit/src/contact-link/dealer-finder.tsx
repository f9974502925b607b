import { styled } from 'styled-components';
import * as texts from '#texts/contact-link';
import { Link } from '../link/link.tsx';
import { theme } from '../theme/theme.ts';

export interface DealerFinderProps {
  /** Name of the maker. */
  brand: string;
  /** Where the maker itself names its showrooms; null where that is not known. */
  address: string | null;
  /** Whether the showrooms beside it are made up, which it says then. @default false */
  besideSamples?: boolean;
}

/** Leads to a maker's own list of its showrooms, where ours are samples or missing; nothing when there is nothing to say. */
export function DealerFinder({ brand, address, besideSamples = false }: DealerFinderProps) {
  if (!besideSamples && address === null) return null;
  return (
    <Root>
      {besideSamples && `${texts.samplesOnly} `}
      {address !== null && (
        <Link to={address} target="_blank" rel="noreferrer">
          {texts.dealerFinder(brand)}
        </Link>
      )}
    </Root>
  );
}

const Root = styled.p`
  margin-block: ${theme.space[2]} ${theme.space[4]};
  color: ${theme.color.textMuted};
`;
