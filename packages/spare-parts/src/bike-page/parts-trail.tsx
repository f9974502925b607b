import { type BikeParts, type PartCategory, partsPaths } from '@dopahiya/domain/parts';
import { paths } from '@dopahiya/domain/site';
import { Breadcrumb } from '@dopahiya/ui-kit';
import * as texts from '#texts/bike-page';

interface PartsTrailProps {
  bike: BikeParts['bike'];
  /** Current group; undefined on the bike's page. */
  group?: PartCategory | undefined;
  /** Name of the part; undefined on the group's page. */
  part?: string;
}

/** Breadcrumb from the home page to the parts of a bike, a group or a part. */
export function PartsTrail({ bike, group, part }: PartsTrailProps) {
  const names = [
    { label: texts.home, to: paths.home },
    { label: texts.spareParts, to: paths.spareParts },
    { label: bike.brand.name, to: partsPaths.brand(bike.brand.slug) },
    { label: bike.name, to: partsPaths.bike(bike.slug) },
    ...(group ? [{ label: group.name, to: partsPaths.category(bike.slug, group.slug) }] : []),
    ...(part === undefined ? [] : [{ label: part, to: '' }]),
  ];
  const current = names.at(-1);
  return <Breadcrumb trail={names.slice(0, -1)} current={current?.label ?? ''} />;
}
