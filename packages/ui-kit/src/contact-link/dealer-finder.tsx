import { styled } from 'styled-components';
import * as texts from '#texts/contact-link';
import { Link } from '../link/link.tsx';
import { theme } from '../theme/theme.ts';

export interface DealerFinderProps {
  /** Name of the manufacturer. */
  brand: string;
  /** URL of the manufacturer's dealer list; null if unknown. */
  address: string | null;
  /** Whether it is shown next to sample showrooms, which it then mentions. @default false */
  besideSamples?: boolean;
}

/** Link to a manufacturer's own dealer list, if our showrooms are samples or missing; nothing if there is nothing to say. */
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
