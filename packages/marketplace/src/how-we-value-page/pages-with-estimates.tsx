import { paths } from '@dopahiya/domain/site';
import { Link } from '@dopahiya/ui-kit';
import * as texts from '#texts/how-we-value-page';

const places = [
  { to: paths.usedBikes, label: texts.places.used },
  { to: paths.sellBikes, label: texts.places.sell },
  { to: paths.ownership, label: texts.places.ownership },
];

/** Links to the pages that show estimates. */
export const PagesWithEstimates = () => (
  <>
    <h2>{texts.whereTitle}</h2>
    <ul>
      {places.map(({ to, label }) => (
        <li key={to}>
          <Link to={to}>{label}</Link>
        </li>
      ))}
    </ul>
  </>
);
